import { describe, expect, test } from 'vitest'
import { aroundMissing, missingLettersOf } from './missing-letters.ts'
import type { Language } from './language.ts'

const first = (text: string, language: Language) => {
  const [found] = missingLettersOf(text, language)
  return found && `${found.before}_${found.after}: ${found.missing}, not ${found.others.join(' ')}`
}

describe('the hardest letters of a German word', () => {
  test.each([
    ['schön', 'sch_n: ö, not o ü e'],
    ['Häuser', 'H_ser: äu, not eu au oi'],
    ['Übung', '_bung: Ü, not U Ö I'],
    ['Brief', 'Br_f: ie, not ei i ih'],
    ['arbeiten', 'arb_ten: ei, not ie ai e'],
    ['Straße', 'Stra_e: ß, not ss s z'],
    ['Kasse', 'Ka_e: ss, not ß s z'],
    ['Schule', '_ule: Sch, not Ch S Sh'],
    ['Buch', 'Bu_: ch, not sch h k'],
    ['Katze', 'Ka_e: tz, not z ts s'],
    ['kommen', 'ko_en: mm, not m'],
    ['Zahl', 'Z_l: ah, not a aa'],
    ['Hund', 'Hun_: d, not t dt'],
    ['Vater', '_ater: V, not F W'],
  ])('%s', (text, expected) => {
    expect(first(text, 'de')).toBe(expected)
  })
})

describe('the hardest letters of a Persian word', () => {
  test.each([
    ['صبح', '_بح: ص, not س ث ض'],
    ['لطفاً', 'ل_فاً: ط, not ت ظ'],
    ['خانه', 'خ_نه: ا, not و ی آ'],
    ['سلام', 'سل_م: ا, not و ی آ'],
    ['آب', undefined],
    ['چتر', '_تر: چ, not ج ح خ'],
  ])('%s', (text, expected) => {
    expect(first(text, 'fa')).toBe(expected)
  })
})

test('a word has a place for each of its difficulties', () => {
  const places = missingLettersOf('Schlüssel', 'de').map(({ missing }) => missing)
  expect(places).toEqual(['ü', 'ss', 'Sch'])
})

test.each(['ja', 'zu', 'an'])('"%s" has no missing letters: too little would be left', (text) => {
  expect(missingLettersOf(text, 'de')).toEqual([])
})

test('no other letters are the missing ones', () => {
  for (const text of ['Fußgängerübergänge', 'Vorschriften', 'Geschäftsführerin', 'Quietscheentchen'])
    for (const { missing, others } of missingLettersOf(text, 'de')) expect(others).not.toContain(missing)
})

test('Persian letters around the gap keep their shapes', () => {
  const [, place] = missingLettersOf('سلام', 'fa')
  expect(place?.missing).toBe('س')
  expect(place && aroundMissing(place, 'fa')).toEqual(['', '‍لام'])
  const [inside] = missingLettersOf('سلام', 'fa')
  expect(inside && aroundMissing(inside, 'fa')).toEqual(['سل‍', 'م'])
})
