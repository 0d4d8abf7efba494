import { expect, test } from 'vitest'
import type { Language } from './language.ts'
import { tilesOf } from './tiles.ts'

test.each([
  ['Haus', 'H au s'],
  ['Schule', 'Sch u l e'],
  ['müde', 'm ü d e'],
  ['backen', 'b a ck e n'],
  ['Kirche', 'K i r ch e'],
  ['Straße', 'S t r a ß e'],
  ['Katze', 'K a tz e'],
  ['Schwester', 'Sch w e s t e r'],
  ['Geburtstag', 'Ge burts tag'],
  ['Entschuldigung', 'Ent schul di gung'],
  ['Kaffeemaschine', 'Kaf fee ma schi ne'],
  ['Krankenhaus', 'Kran ken haus'],
  ['verständlich', 'ver ständ lich'],
  ['Ablehnung', 'Ab leh nung'],
  ['Ausstellung', 'Aus stel lung'],
  ['Einstellung', 'Ein stel lung'],
  ['Abonnement', 'Abon ne ment'],
  ['Museum', 'M u s e u m'],
  ['Truthahn', 'T r u t h a h n'],
  ['beerdigen', 'be er di gen'],
  ['E-Mail-Adresse', 'E- Mail- Adres se'],
  ['einigermaßen', 'ei ni ger ma ßen'],
  ['Fotografin', 'Fo to gra fin'],
])('the German word %s has the tiles %s', (text, tiles) => {
  expect(tilesOf(text, 'de').join(' ')).toBe(tiles)
})

test.each([
  ['Schlag|anfall', 'Schlag an fall'],
  ['Haft|pflicht|versicherung', 'Haft pflicht ver si che rung'],
  ['Lungen|entzündung', 'Lun gen ent zün dung'],
  ['Haus|schuh', 'H au s sch u h'],
])('the tiles of %s end where its parts meet: %s', (text, tiles) => {
  expect(tilesOf(text, 'de').join(' ')).toBe(tiles)
})

test.each([
  ['خانه', 'خ ا ن ه'],
  ['سلام', 'س ل ا م'],
  ['نُه‌تا', 'نُ ه ‌تا'],
  ['کتاب‌ها', 'ک ت ا ب ‌ها'],
  ['دانشگاهی', 'د ا ن ش گ ا ه ی'],
  ['آشپزخانه', 'آ ش پ ز خ ا ن ه'],
  ['بیمارستان', 'بی ما رس تان'],
  ['دانشجویان', 'دا نش جو یان'],
])('the Persian word %s has the tiles %s', (text, tiles) => {
  expect(tilesOf(text, 'fa')).toEqual(tiles.split(' '))
})

test('a second word begins with its space, so that the tiles make the whole', () => {
  expect(tilesOf('zu Fuß', 'de')).toEqual(['z', 'u', ' F', 'u', 'ß'])
  expect(tilesOf('زنگ زدن', 'fa')).toEqual(['ز', 'ن', 'گ', ' ز', 'د', 'ن'])
  expect(tilesOf('زندگی کردن', 'fa').join('')).toBe('زندگی کردن')
})

test.each<[Language, string, string]>([
  ['de', 'ja', 'too short'],
  ['fa', 'از', 'too short'],
  ['de', 'Wie geht es', 'of three words'],
  ['de', 'Donaudampfschifffahrtsgesellschaftskapitänin', 'too long'],
  ['fa', '', 'empty'],
])('in %s, "%s" has no tiles: it is %s', (language, text) => {
  expect(tilesOf(text, language)).toEqual([])
})
