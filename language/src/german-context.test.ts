import { describe, expect, test } from 'vitest'
import { adjective, noun, verb, word } from '../test/entries.ts'
import { formIndexOf } from './form-index.ts'
import type { Inflected } from './forms/entry.ts'
import { glossOf } from './gloss.ts'

const lexicon: readonly Inflected[] = [
  word('pronoun', 'ich', 'من man'),
  word('pronoun', 'wir', 'ما mâ'),
  word('pronoun', 'Sie', 'شما shomâ'),
  ...['mein', 'dein', 'sein', 'unser', 'euer', 'Ihr', 'ihr'].map((german) => word('pronoun', german, 'او u')),
  word('pronoun', 'was', 'چه che'),
  word('word', 'der', 'آن ân'),
  word('word', 'die', 'آن ân'),
  word('preposition', 'gegen', 'با bâ'),
  word('preposition', 'gegen', 'برای barâ-ye'),
  word('preposition', 'gegen', 'حدود hodud-e'),
  word('preposition', 'gegen', 'علیه aleyh-e'),
  word('preposition', 'gegen', 'مخالف mokhâlef-e'),
  word('preposition', 'gegen', 'به be'),
  word('preposition', 'um', "ساعت sâ'at-e"),
  word('preposition', 'bis', 'تا tâ'),
  word('adverb', 'sonst', 'دیگر digar'),
  word('adverb', 'sonst', 'وگرنه vagárna'),
  word('adverb', 'zum Beispiel', 'مثلاً másalan'),
  word('adverb', 'und so weiter', 'و غیره va gheyre'),
  noun('die Minute, Minuten', 'دقیقه daghighe'),
  noun('der Januar, Januare', 'ژانویه zhânviye'),
  word('conjunction', 'als', 'از az'),
  word('conjunction', 'als', 'به عنوان be onvân-e'),
  verb('betrachten', 'نگاه کردن negâh kardan, کن kon'),
  verb('betrachten', 'تلقی کردن talaghghi kardan, کن kon'),
  word('conjunction', 'und', 'و va'),
  word('number', 'zehn', 'ده dah'),
  word('preposition', 'zu', 'به be'),
  word('adverb', 'zu', 'زیادی ziyâdi'),
  word('adverb', 'zu', 'بسته baste'),
  word('preposition', 'an', 'به be'),
  word('adverb', 'an', 'روشن rowshan'),
  word('preposition', 'auf', 'روی ru-ye'),
  word('adverb', 'auf', 'باز bâz'),
  word('preposition', 'aus', 'از az'),
  word('adverb', 'aus', 'خاموش khâmush'),
  word('pronoun', 'viel', 'زیاد ziyâd'),
  word('phrase', 'zu Hause', 'در خانه dar khâne'),
  verb('zu sein', 'بسته بودن baste budan, باش bâsh'),
  verb('an sein', 'روشن بودن rowshan budan, باش bâsh'),
  verb('auf sein', 'باز بودن bâz budan, باش bâsh'),
  verb('aus sein', 'خاموش بودن khâmush budan, باش bâsh'),
  verb('machen', 'کردن kardan, کن kon'),
  verb('müssen', 'باید bấyad'),
  adjective('teuer', 'گران gerân'),
  verb('meinen', 'فکر کردن fekr kardan, کن kon'),
  verb('sein', 'بودن budan, باش bâsh'),
  verb('lieben', 'دوست داشتن dust dâshtan, دار dâr'),
  verb('fehlen', 'کم بودن kam budan, باش bâsh'),
  verb('reichen', 'کافی بودن kâfi budan, باش bâsh'),
  verb('einreichen', 'تحویل دادن tahvil dâdan, ده dah'),
  verb('kommen', 'آمدن âmadan, آ â'),
  verb('mitkommen', 'همراه آمدن hamrâh âmadan, آ â'),
  verb('bringen', 'آوردن âvardan, آور âvar'),
  verb('mitbringen', 'همراه آوردن hamrâh âvardan, آور âvar'),
  verb('rufen', 'صدا زدن sedâ zadan, زن zan'),
  verb('anrufen', 'زنگ زدن zang zadan, زن zan'),
  adjective('lieb', 'عزیز aziz'),
  noun('der Mann, Männer', 'مرد mard'),
  noun('der Mann, Männer', 'شوهر showhar'),
  noun('die Frau, Frauen', 'زن zan'),
  noun('die Frau, Frauen', 'همسر hamsar'),
  noun('die Frau, Frauen', 'خانم khânom'),
  noun('die Uhr, Uhren', "ساعت sâ'at"),
  noun('der Herr, Herren', 'آقا âghâ'),
  noun('der Bescheid, Bescheide', 'ابلاغیه eblâghiye'),
  noun('die Straße, Straßen', 'خیابان khiyâbân'),
  noun('der Freitag, Freitage', "جمعه jom'e"),
  noun('die Überweisung, Überweisungen', 'انتقال پول enteghâl-e pul'),
  noun('die Überweisung, Überweisungen', "معرفی‌نامه mo'arrefinâme"),
  noun('das Konto, Konten', 'حساب hesâb'),
  noun('das Kind, Kinder', 'بچه bachche'),
  noun('der Arzt, Ärzte', 'پزشک pezeshk', { feminine: 'Ärztin' }),
  noun('der Kunde, Kunden', 'مشتری moshtari', { feminine: 'Kundin' }),
  noun('der Lehrer, Lehrer', "معلم mo'allem", { feminine: 'Lehrerin' }),
  noun('der Absatz, Absätze', 'پاشنه pâshne'),
  noun('der Absatz, Absätze', 'بند band'),
  verb('haben', 'داشتن dâshtan, دار dâr'),
  verb('anhaben', 'پوشیدن pushidan, پوش push'),
]
const index = formIndexOf('de', lexicon)
const topics = new Map([
  ['انتقال پول', 'money'],
  ['حساب', 'money'],
  ['معرفی‌نامه', 'health'],
])

/** Maps each row's text to its meaning. */
function meanings(text: string): Record<string, string> {
  const rows = glossOf(index, text, ({ farsi }) => topics.get(farsi) ?? '')
  return Object.fromEntries(rows.map((row) => [row.text, row.hits[0]?.entry.farsi ?? '']))
}

describe('the possessive and the verb of the same letters', () => {
  test.each([
    ['Ich liebe meinen Mann.', 'meinen', 'او'],
    ['Meine Frau kommt.', 'Meine', 'او'],
    ['die Frau meiner lieben Herren', 'meiner', 'او'],
    ['Kommen Sie, meinen Mann lieben wir.', 'meinen', 'او'],
    ['Lieben Sie meinen Mann?', 'meinen', 'او'],
    ['Wir meinen Herrn Müller.', 'meinen', 'فکر کردن'],
    ['Sie meinen Herrn Müller.', 'meinen', 'فکر کردن'],
    ['Was meinen Sie?', 'meinen', 'فکر کردن'],
    ['Meinen Sie das?', 'Meinen', 'فکر کردن'],
    ['Sein Mann kommt.', 'Sein', 'او'],
    ['Der Mann will hier sein.', 'sein', 'بودن'],
    ['die Frau meiner lieben Herren', 'lieben', 'عزیز'],
    ['Wir lieben Herrn Müller.', 'lieben', 'دوست داشتن'],
  ])('%s: %s', (text, part, meaning) => {
    expect(meanings(text)[part]).toBe(meaning)
  })
})

describe('a word with several meanings', () => {
  test.each([
    ['mein Mann', 'Mann', 'شوهر'],
    ['Ihren lieben Mann', 'Mann', 'شوهر'],
    ['der Mann', 'Mann', 'مرد'],
    ['meine Frau', 'Frau', 'همسر'],
    ['die Frau', 'Frau', 'زن'],
    ['Frau Ahmadi kommt.', 'Frau', 'خانم'],
    ['Kommen Sie, Frau Ahmadi?', 'Frau', 'خانم'],
    ['Gegen diesen Bescheid', 'Gegen', 'علیه'],
    ['Er hat etwas gegen mich.', 'gegen', 'علیه'],
    ['Ich komme gegen zehn Uhr.', 'gegen', 'حدود'],
    ['Wir spielen gegen ihn.', 'gegen', 'با'],
    ['Ich komme gegen zehn.', 'gegen', 'حدود'],
    ['gegen halb acht', 'gegen', 'حدود'],
    ['Ich komme gegen 10.', 'gegen', 'حدود'],
    ['gegen zehn Männer', 'gegen', 'علیه'],
    ['gegen eine liebe Frau', 'gegen', 'علیه'],
    ['Er kämpft gegen die Krankheit.', 'gegen', 'با'],
    ['Er ist gegen Nüsse allergisch.', 'gegen', 'به'],
    ['eine Allergie gegen Nüsse', 'gegen', 'به'],
    ['Tropfen gegen Allergien', 'gegen', 'برای'],
    ['Mit Hilfe des Anwalts gegen diesen Bescheid', 'gegen', 'علیه'],
    ['ein Mittel gegen Husten', 'gegen', 'برای'],
    ['Ich bin gegen die Idee.', 'gegen', 'مخالف'],
    ['Er ist gegen die Wand gefahren.', 'gegen', 'به'],
    ['Kommen Sie, sonst kommt er.', 'sonst', 'وگرنه'],
    ['Sonst kommt er.', 'Sonst', 'وگرنه'],
    ['Sonst noch etwas?', 'Sonst', 'دیگر'],
    ['sonst', 'sonst', 'دیگر'],
    ['Was kommt sonst?', 'sonst', 'دیگر'],
    ['§ 44 Abs. 2', 'Abs.', 'بند'],
    ['der Absatz', 'Absatz', 'پاشنه'],
  ])('%s: %s', (text, part, meaning) => {
    expect(meanings(text)[part]).toBe(meaning)
  })
})

describe('a preposition without a following noun is an adverb', () => {
  test.each([
    ['Das Amt ist zu.', 'ist zu', 'بسته'],
    ['Das Licht ist an', 'ist an', 'روشن'],
    ['Die Tür ist auf!', 'ist auf', 'باز'],
    ['Der Fernseher ist aus.', 'ist aus', 'خاموش'],
    ['Das Amt ist nicht zu.', 'ist … zu', 'بسته'],
    ['Das Amt ist heute schon ab zehn Uhr zu.', 'ist … zu', 'بسته'],
    ['Sind die Läden am Sonntag zu?', 'Sind … zu', 'بسته'],
    ['Die Läden waren zu.', 'waren zu', 'بسته'],
    ['weil das Amt zu ist', 'zu ist', 'بسته'],
    ['Zu ist das Amt heute.', 'Zu ist', 'بسته'],
    ['Die Tür ist zu, das Fenster ist auf.', 'ist auf', 'باز'],
    ['Montags ist das Amt zu und dienstags auf.', 'auf', 'باز'],
    ['Ist das Licht an oder aus?', 'aus', 'خاموش'],
    ['Die Tür muss nachts zu sein.', 'zu sein', 'بسته'],
    ['Der Laden bleibt zu.', 'zu', 'بسته'],
    ['Die Apotheke hat von acht bis zehn auf.', 'auf', 'باز'],
    ['weil der Laden sonntags zu hat', 'zu', 'بسته'],
    ['Lass das Licht an.', 'an', 'روشن'],
  ])('%s: %s', (text, part, meaning) => {
    expect(meanings(text)[part]).toBe(meaning)
  })

  test.each([
    ['Das ist zu teuer.', 'zu', 'زیادی'],
    ['Das ist viel zu viel.', 'zu', 'زیادی'],
    ['Er ist zu Hause.', 'zu Hause', 'در خانه'],
    ['Das ist zu machen.', 'zu machen', 'کردن'],
    ['Der Mann hofft, hier zu sein.', 'zu sein', 'بودن'],
    ['Kommen Sie zu mir.', 'zu', 'به'],
    ['Der Mann ist auf der Straße.', 'auf', 'روی'],
    ['Ich komme aus dem Iran und mein Mann aus Berlin.', 'aus', 'از'],
    ['Von heute an ist das Amt zu.', 'an', 'به'],
    ['Er kommt von heute an.', 'an', 'به'],
    ['zu', 'zu', 'به'],
  ])('but not in „%s“: %s', (text, part, meaning) => {
    expect(meanings(text)[part]).toBe(meaning)
  })
})

describe('the topic of another word selects the sense of a noun', () => {
  test.each([
    ['Die Überweisung vom Arzt', 'معرفی‌نامه'],
    ['Bringen Sie die Überweisung und die Versichertenkarte mit.', 'معرفی‌نامه'],
    ['Die Überweisung auf das Konto', 'انتقال پول'],
    ['Die Überweisung vom Arzt auf das Konto', 'انتقال پول'],
    ['Die Überweisung', 'انتقال پول'],
  ])('%s', (text, meaning) => {
    expect(meanings(text)['Überweisung']).toBe(meaning)
  })
})

test.each([
  ['um zehn Uhr', { 'um … Uhr': 'ساعت', zehn: 'ده' }],
  ['um 8 und 10:30 Uhr', { 'um … Uhr': 'ساعت', 8: '', und: 'و', '10:30': '' }],
  ['um zehn oder halb neun Uhr', { 'um … Uhr': 'ساعت', zehn: 'ده', oder: '', 'halb neun': '' }],
  ['um halb neun Uhr', { 'um … Uhr': 'ساعت', 'halb neun': '' }],
  ['um Viertel nach zehn Uhr', { 'um … Uhr': 'ساعت', Viertel: '', nach: '', zehn: 'ده' }],
  ['bis zehn Uhr', { bis: 'تا', zehn: 'ده', Uhr: 'ساعت' }],
])('the hour is glossed once: %s', (text, rows) => {
  expect(meanings(text)).toEqual(rows)
})

describe('a separable verb is found at a distance', () => {
  test.each([
    ['Reichen Sie das bis zum 15. Dezember ein.', 'Reichen … ein', 'تحویل دادن'],
    ['Reichen Sie das bis zum 15.12. ein.', 'Reichen … ein', 'تحویل دادن'],
    ['Reichen Sie z. B. das gem. § 44 Abs. 2 bzw. Art. 3 ein.', 'Reichen … ein', 'تحویل دادن'],
    ['Reichen Sie das, was noch fehlt, ein.', 'Reichen … ein', 'تحویل دادن'],
    ['Bringen Sie den Pass, das Foto und den Brief mit.', 'Bringen … mit', 'همراه آوردن'],
    ['Rufen Sie uns (Mo.–Fr.) bitte an.', 'Rufen … an', 'زنگ زدن'],
    ['Rufen Sie uns unter 040 123456-78 an.', 'Rufen … an', 'زنگ زدن'],
    ['Ich rufe Sie, wenn ich Zeit habe, an.', 'rufe … an', 'زنگ زدن'],
    ['Ich rufe den Mann, auf den ich das Konto habe, an.', 'rufe … an', 'زنگ زدن'],
    ['Kommen Sie am Montag, und bringen Sie das mit.', 'bringen … mit', 'همراه آوردن'],
  ])('%s', (text, part, meaning) => {
    expect(meanings(text)[part]).toBe(meaning)
  })

  test('but not in the next sentence, and not across another verb', () => {
    expect(meanings('Ich komme. Er kommt mit.')['komme']).toBe('آمدن')
    expect(meanings('Ich komme, er kommt mit.')['komme']).toBe('آمدن')
  })
})

test.each([
  ['z. B.', 'z. B.', 'مثلاً'],
  ['z.B. hier', 'z. B.', 'مثلاً'],
  ['Hr. Müller', 'Hr.', 'آقا'],
  ['Fr. Ahmadi', 'Fr.', 'خانم'],
  ['Mo.–Fr. 8–12 Uhr', 'Fr.', 'جمعه'],
  ['Hauptstr. 5', 'Hauptstr.', ''],
  ['Str. 5', 'Str.', 'خیابان'],
  ['Das sind 5 Min.', 'Min', 'دقیقه'],
  ['Am 15. Jan. bin ich hier.', 'Jan.', 'ژانویه'],
  ['Ich bin Jan.', 'Jan', ''],
  ['Haus usw. sind hier.', 'usw.', 'و غیره'],
  ['Das sind Haus usw.', 'usw', 'و غیره'],
  ['Haus u. s. w. sind hier.', 'u. s. w.', 'و غیره'],
])('an abbreviation has the meaning of its words: %s', (text, part, meaning) => {
  expect(meanings(text)[part]).toBe(meaning)
})

test('an address is a row of its own, and no entry explains it', () => {
  expect(glossOf(index, 'Schreiben Sie an info@example.org.').at(-1)).toEqual({
    text: 'info@example.org',
    words: [3],
    hits: [],
    negative: false,
    isLiteral: true,
  })
})

test.each([
  ['Kind(er)', 'بچه'],
  ['Arzt/Ärztin', 'پزشک'],
  ['Ärztin/Arzt', 'پزشک'],
  ['Ärzte/Ärztinnen', 'پزشک'],
  ['Kunden/Kundinnen', 'مشتری'],
  ['Kund(inn)en', 'مشتری'],
  ['Kund:innen', 'مشتری'],
  ['Kunde/-in', 'مشتری'],
  ['Lehrer/in', 'معلم'],
])('both genders, or singular and plural, are one row: %s', (text, meaning) => {
  expect(meanings(`Die ${text}.`)).toEqual({ Die: 'آن', [text]: meaning })
})

test('adjacent words with different meanings are two rows', () => {
  expect(meanings('Mann/Frau')).toEqual({ Mann: 'مرد', Frau: 'زن' })
})

test.each([
  ['zehn kg', 'kg', 'کیلو'],
  ['pro kg', 'kg', 'کیلو'],
  ['5 KG', 'KG', 'کیلو'],
  ['Müller GmbH & Co. KG', 'KG', undefined],
  ['2,5 l', 'l', 'لیتر'],
  ['T-Shirt in L', 'L', undefined],
  ['Lehrer (w/m/d)', 'm', undefined],
  ['20 m²', 'm²', 'متر مربع'],
  ['50 m2', 'm2', 'متر مربع'],
  ['90 km/h', 'km/h', 'کیلومتر در ساعت'],
])('a unit is distinguished from letters: %s', (text, part, farsi) => {
  expect(glossOf(index, text).find((row) => row.text === part)?.name?.farsi).toBe(farsi)
})

test.each([
  ['850,- €', '850 €'],
  ['1.250,-- EUR', '1.250 EUR'],
  ['§ 44b', '§ 44b'],
  ['12a', '12a'],
])('the value of a number is whole: %s', (text, value) => {
  expect(glossOf(index, text).map(({ number }) => number)).toEqual([value])
})

test.each([
  ['Bitte betrachten Sie das Schreiben als gegenstandslos.', 'تلقی کردن', 'به عنوان'],
  ['Wir betrachten das Haus.', 'نگاه کردن', undefined],
])('"betrachten" with and without "als": %s', (text, verb_, conjunction) => {
  expect(meanings(text)).toMatchObject({ betrachten: verb_ })
  expect(meanings(text)['als']).toBe(conjunction)
})
