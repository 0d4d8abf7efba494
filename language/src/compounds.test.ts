import { describe, expect, test } from 'vitest'
import { adjective, noun, verb, word } from '../test/entries.ts'
import { compoundParts, compoundWords, lastOfCompound, reviewedCompounds } from './compounds.ts'
import { formIndexOf } from './form-index.ts'

const none = reviewedCompounds([])
const index = formIndexOf('de', [
  noun('das Konto, Konten', 'حساب hesâb'),
  noun('der Auszug, Auszüge', 'صورت‌حساب surat·hesâb'),
  noun('der Auszug, Auszüge', 'اسباب‌کشی asbâb·keshi'),
  noun('die Schule, Schulen', 'مدرسه madrese'),
  noun('die Anmeldung, Anmeldungen', 'ثبت‌نام sabt·nâm'),
  noun('der Termin, Termine', 'وقت vaght'),
  noun('die Arbeit, Arbeiten', 'کار kâr'),
  noun('die Arbeitsunfähigkeit', 'ناتوانی در کار nâtavâni dar kâr'),
  noun('die Bescheinigung, Bescheinigungen', 'گواهی govâhi'),
  noun('der Vertrag, Verträge', 'قرارداد gharârdâd'),
  noun('das Kind, Kinder', 'بچه bachche'),
  noun('der Garten, Gärten', 'باغ bâgh'),
  noun('der Patient, Patienten', 'بیمار bimâr'),
  noun('die Akte, Akten', 'پرونده parvande'),
  noun('das Jahr, Jahre', 'سال sâl'),
  noun('die Zeit, Zeiten', 'زمان zamân'),
  noun('die Hilfe, Hilfen', 'کمک komak'),
  noun('das Mittel, Mittel', 'وسیله vasile'),
  noun('die Blume, Blumen', 'گل gol'),
  noun('der Laden, Läden', 'مغازه maghâze'),
  noun('das Zimmer, Zimmer', 'اتاق otâgh'),
  noun('die Steuer, Steuern', 'مالیات mâliyât'),
  noun('der Lohn, Löhne', 'حقوق hoghugh'),
  noun('die Klasse, Klassen', 'کلاس kelâs'),
  noun('die Ente, Enten', 'اردک ordak'),
  noun('das Verb, Verben', "فعل fe'l"),
  noun('die Zahlung, Zahlungen', 'پرداخت pardâkht'),
  noun('der Lehrer, Lehrer', "معلم mo'allem", { feminine: 'Lehrerin' }),
  noun('der Tag, Tage', 'روز ruz'),
  noun('das Rezept, Rezepte', 'نسخه noskhe'),
  noun('der Zahn, Zähne', 'دندان dandân'),
  noun('der Zahnarzt, Zahnärzte', 'دندان‌پزشک dandân·pezeshk'),
  noun('der Arzttermin, Arzttermine', 'وقت دکتر vaght-e doktor'),
  noun('das Fahrrad, Fahrräder', 'دوچرخه docharkhe'),
  noun('der Radweg, Radwege', 'مسیر دوچرخه masir-e docharkhe'),
  noun('der Weg, Wege', 'راه râh'),
  verb('fahren', 'رفتن raftan, رو rav'),
  verb('vereinbaren', 'قرار گذاشتن gharâr gozâshtan, گذار gozâr'),
  verb('wohnen', 'زندگی کردن zendegi kardan, کن kon'),
  verb('warten', 'منتظر ماندن montazer mândan, مان mân'),
  verb('schreiben', 'نوشتن neveshtan, نویس nevis'),
  verb('lassen', 'گذاشتن gozâshtan, گذار gozâr'),
  adjective('krank', 'مریض mariz'),
  adjective('groß', 'بزرگ bozorg'),
  adjective('frei', 'آزاد âzâd'),
  word('preposition', 'nach', "بعد از ba'd az"),
])
const partsOf = (text: string) => compoundParts(index, text, none).map(([first]) => first?.german)

describe('a compound is split', () => {
  test.each([
    ['two nouns', 'Kontoauszug', ['Konto', 'Auszug']],
    ['in the plural', 'Kontoauszüge', ['Konto', 'Auszug']],
    ['in the genitive', 'Kontoauszugs', ['Konto', 'Auszug']],
    ['in small letters, ue for ü', 'kontoauszuege', ['Konto', 'Auszug']],
    ['with a hyphen', 'Konto-Auszug', ['Konto', 'Auszug']],
    ['without the -e of the first noun', 'Schulanmeldung', ['Schule', 'Anmeldung']],
    ['with -s- after a feminine noun', 'Arbeitsvertrag', ['Arbeit', 'Vertrag']],
    ['with -s- for -e', 'Hilfsmittel', ['Hilfe', 'Mittel']],
    ['with -es-', 'Jahreszeit', ['Jahr', 'Zeit']],
    ['with -er-', 'Kindergarten', ['Kind', 'Garten']],
    ['with -en-', 'Patientenakte', ['Patient', 'Akte']],
    ['with -n-', 'Blumenladen', ['Blume', 'Laden']],
    ['a verb first', 'Wohnzimmer', ['wohnen', 'Zimmer']],
    ['a verb with -e- first', 'Wartezimmer', ['warten', 'Zimmer']],
    ['an adjective first', 'Großkind', ['groß', 'Kind']],
    ['an adjective last', 'rezeptfrei', ['Rezept', 'frei']],
    ['an adjective and a participle', 'krankgeschrieben', ['krank', 'schreiben']],
    ['a preposition first', 'Nachzahlung', ['nach', 'Zahlung']],
    ['a noun on -ung of a verb', 'Terminvereinbarung', ['Termin', 'vereinbaren']],
    ['the most evenly', 'Zahnarzttermin', ['Zahnarzt', 'Termin']],
    ['nouns rather than a verb', 'Fahrradweg', ['Fahrrad', 'Weg']],
    ['a feminine', 'Klassenlehrerin', ['Klasse', 'Lehrer']],
    ['three parts', 'Lohnsteuerklasse', ['Lohn', 'Steuer', 'Klasse']],
    [
      'few long parts rather than many short ones',
      'Arbeitsunfähigkeitsbescheinigung',
      ['Arbeitsunfähigkeit', 'Bescheinigung'],
    ],
  ])('%s: %s', (_, text, parts) => {
    expect(partsOf(text)).toEqual(parts)
  })

  test('with all senses of a part', () => {
    const [, auszug] = compoundParts(index, 'Kontoauszug', none)
    expect(auszug?.map(({ farsi }) => farsi)).toEqual(['صورت‌حساب', 'اسباب‌کشی'])
  })
})

test.each([
  ['Kontoauszug', ['Konto', 'auszug']],
  ['Großkind', ['Groß', 'kind']],
  ['Arbeitsverträge', ['Arbeits', 'verträge']],
  ['Lohnsteuerklasse', ['Lohn', 'steuer', 'klasse']],
  ['Konto', []],
])('%s has the parts %j as written', (word, parts) => {
  expect(compoundWords(index, word, none)).toEqual(parts)
})

test.each([
  ['an entry', 'Konto'],
  ['a part that is not a word', 'Kontoxyz'],
  ['a first part that is not a word', 'Xyzauszug'],
  ['a part of one or two letters', 'abkonto'],
  ['a prefix', 'Entlassung'],
  ['a noun before a verb', 'kontoschreiben'],
  ['another prefix', 'Verbauszug'],
  ['several words', 'Konto Auszug'],
  ['a Persian word', 'کتابخانه'],
  ['a number', '12345678'],
  ['more letters than a word has', 'Konto'.repeat(12) + 'Auszug'],
  ['nothing', ''],
])('%s is not a compound: "%s"', (_, text) => {
  expect(compoundParts(index, text, none)).toEqual([])
})

test('the word that is written like a part comes before words with such a form', () => {
  const icy = formIndexOf('de', [
    adjective('glatt', 'لیز liz'),
    noun('das Ei, Eier', 'تخم‌مرغ tokhm-e morgh'),
    noun('das Eis', 'یخ yakh'),
  ])
  expect(compoundParts(icy, 'Glatteis', none).map(([first]) => first?.german)).toEqual(['glatt', 'Eis'])
})

describe('reviewed compounds', () => {
  const reviewed = reviewedCompounds(['Kontoauszug', 'Zahnarzt|termin', 'Not|arzt'])

  test('a word that only looks like a compound has no parts', () => {
    expect(compoundParts(index, 'Kontoauszug', reviewed)).toEqual([])
    expect(compoundWords(index, 'Kontoauszug', reviewed)).toEqual([])
  })

  test('the parts of a compound are the given ones', () => {
    expect(compoundWords(index, 'ZAHNARZTTERMIN', reviewed)).toEqual(['ZAHNARZT', 'TERMIN'])
    const parts = compoundParts(index, 'Zahnarzttermin', reviewed).map(([first]) => first?.german)
    expect(parts).toEqual(['Zahnarzt', 'Termin'])
  })

  test('a part in brackets is not the word that is written like it', () => {
    const brackets = reviewedCompounds(['Zahn|(arzt)', '(Zahn)|termin'])
    expect(compoundWords(index, 'Zahnarzt', brackets)).toEqual(['Zahn', 'arzt'])
    expect(compoundParts(index, 'Zahnarzt', brackets)).toEqual([])
    expect(lastOfCompound(index, 'Zahnarzt', brackets)).toEqual([])
    expect(compoundParts(index, 'Zahntermin', brackets)).toEqual([])
    expect(lastOfCompound(index, 'Zahntermin', brackets).map(({ german }) => german)).toEqual(['Termin'])
  })

  test('parts without entries are returned as written', () => {
    expect(compoundWords(index, 'Notarzt', reviewed)).toEqual(['Not', 'arzt'])
    expect(compoundParts(index, 'Notarzt', reviewed)).toEqual([])
  })
})
