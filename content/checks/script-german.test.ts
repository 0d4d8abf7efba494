import dictionaryDe from 'dictionary-de'
import { createHunspellFromStrings } from 'hunspell-wasm'
import { describe, expect, test } from 'vitest'
import { unexplainedWords } from '@pol/language/closure'
import { formIndexOf } from '@pol/language/form-index'
import { lexicon } from '../src/lexicon.ts'
import { readSpokenContent } from '../src/read.ts'
import { germanAmounts } from '../src/script/amounts.ts'
import { germanForms } from '../src/script/forms.ts'
import { germanSpelling, type SpellingWord } from '../src/script/spelling.ts'
import { writingPractices, writingRules } from '../src/script/writing-rules.ts'
import { spokenWords } from '../src/spoken-words.ts'
import { allRows, data, rowsOf } from '../test/content.ts'

const [rules, words, fields, amounts, entries, spoken] = await Promise.all([
  rowsOf(writingRules),
  rowsOf(germanSpelling),
  rowsOf(germanForms),
  rowsOf(germanAmounts),
  rowsOf(lexicon),
  rowsOf(spokenWords),
])
const taught = new Set(entries.map(({ german }) => german))
const sounds = new Map(spoken.map(({ word, ipa }) => [word, ipa]))
const soundOf = (word: string) => sounds.get(word) ?? ''
/** The sounds of a word without spaces and stress. */
const plainSoundOf = ({ german }: SpellingWord) => soundOf(german).replaceAll(/[ ˈˌ|ʔ]/gu, '')
const setOf = (rule: string) => words.filter((word) => word.rule === `writing-rule-${rule}`)
const wrongWordsOf = ({ before, wrong, after }: SpellingWord) =>
  wrong.map((letters) => before + letters + after)

test('every exercise has rules, and every word and field has a rule of its exercise', () => {
  expect([...new Set(rules.map(({ practice }) => practice))]).toEqual([...writingPractices])
  const practices = new Map(rules.map(({ id, practice }) => [id, practice]))
  expect(words.filter(({ rule }) => practices.get(rule) !== 'spelling')).toEqual([])
  expect(fields.filter(({ rule }) => !practices.has(rule))).toEqual([])
})

test('every set of spelling has at least ten words, and at least three for each of its two main spellings', () => {
  const spelling = rules.filter(({ practice }) => practice === 'spelling')
  expect(spelling.length).toBeGreaterThanOrEqual(7)
  for (const { id } of spelling) {
    const set = words.filter(({ rule }) => rule === id)
    expect([id, set.length >= 10]).toEqual([id, true])
    const counts = [...Map.groupBy(set, ({ letters }) => letters.toLowerCase()).values()].map(
      ({ length }) => length,
    )
    const isOfPairs = id === 'writing-rule-vowel-length'
    expect([id, isOfPairs || counts.filter((count) => count >= 3).length >= 2]).toEqual([id, true])
  }
})

describe('what is asked is heard, or follows from the rule:', () => {
  /** What the letters of a set must sound like in each of its words. */
  const heard: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
    'ei-ie': { ei: /aɪ/, ie: /iː/ },
    'long-i': { ie: /iː/, ih: /^iː/, i: /ɪ/ },
    eszett: { ß: /(?:ː|aɪ|aʊ|ɔø)s/, ss: /[aɛɪɔʊʏœ]s/ },
    'ch-sch': { ch: /[çx]/, sch: /ʃ/ },
    'st-sp': { s: /^ʃ[tp]/, sch: /^ʃ[^tp]/ },
    'z-s': { z: /ts/, tz: /ts/, s: /z/, ss: /[^t]s/, ß: /[^t]s/ },
    'v-f': { v: /^f/, f: /^f/, w: /^v/ },
  }
  test.each(Object.entries(heard))('%s', (rule, patterns) => {
    const set = setOf(rule)
    expect(set).not.toEqual([])
    const unheard = set.filter((word) => !patterns[word.letters.toLowerCase()]?.test(plainSoundOf(word)))
    expect(unheard.map((word) => [word.german, plainSoundOf(word)])).toEqual([])
  })

  test('a doubled consonant follows a short vowel, a single one a long vowel', () => {
    const long = /^[^aeɛiɪoɔuʊyʏøœ]*(?:[aeɑiouyøɛ]ː)/u
    const isDouble = ({ letters }: SpellingWord) => /(\p{L})\1$|dt$/u.test(letters)
    const set = setOf('vowel-length')
    expect(set.filter(isDouble).length).toBeGreaterThanOrEqual(8)
    expect(set.filter((word) => !isDouble(word)).length).toBeGreaterThanOrEqual(8)
    expect(
      set.filter((word) => isDouble(word) === long.test(plainSoundOf(word))).map(({ german }) => german),
    ).toEqual([])
  })

  test.each([
    ['ae-e', 'ä', 'a', 'e'],
    ['aeu-eu', 'äu', 'au', 'eu'],
  ])(
    '%s: a word with %s names a related word with %s that is taught, a word with %s none',
    (rule, umlaut, root, other) => {
      for (const { german, letters, related } of setOf(rule)) {
        expect([german, [umlaut, other].includes(letters.toLowerCase())]).toEqual([german, true])
        const isDerived = letters === umlaut
        const hasRoot = related.toLowerCase().includes(root)
        expect([german, related !== '', hasRoot]).toEqual([german, isDerived, isDerived])
        expect([german, related, related === '' || taught.has(related)]).toEqual([german, related, true])
      }
    },
  )

  test('only ä and äu need a related word', () => {
    const others = words.filter(({ rule }) => !/-(?:ae-e|aeu-eu)$/.test(rule))
    expect(others.filter(({ related }) => related !== '')).toEqual([])
  })
})

/** Wrong spellings that are words of their own, which sound different from the word that is heard. */
const otherWords = [
  'Höhle Hölle Hüte Kasse Katze Kirche Kirsche Miete Mitte Offen Reise Riese Sahn Seit Staat Stadt Wein',
  'Wien Wisch fühlen füllen heizen heißen ihm ihn im in maschen ofen reisen reizen reißen schrieben',
  'wachen wahren wen wenn winden',
].flatMap((line) => line.split(' '))

test('no wrong spelling is a taught word that sounds the same', () => {
  const alike = words.flatMap((word) =>
    wrongWordsOf(word)
      .flatMap((wrong) => [wrong, wrong.toLowerCase(), wrong.charAt(0).toUpperCase() + wrong.slice(1)])
      .filter((wrong) => sounds.has(wrong) && soundOf(wrong) === soundOf(word.german)),
  )
  expect(alike).toEqual([])
})

test('a wrong spelling that the dictionary knows is one of the words that sound different', async () => {
  const decoder = new TextDecoder()
  const { aff, dic } = dictionaryDe
  const hunspell = await createHunspellFromStrings(decoder.decode(aff), decoder.decode(dic))
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const known = words
    .flatMap(wrongWordsOf)
    .filter((wrong) =>
      [wrong, wrong.toLowerCase(), capital(wrong)].some((form) => hunspell.testSpelling(form)),
    )
  expect([...new Set(known)].toSorted()).toEqual(otherWords.toSorted())
})

/** What German forms say; the rule explains them. */
const ofForms = ['Druckbuchstaben', 'Blockschrift']

test('German words in the Persian rules are taught', () => {
  const index = formIndexOf('de', entries)
  /** Shorter sequences may be letters. */
  const germanWord = /(?<![\p{L}-])\p{Script=Latin}{4,}(?![\p{L}-])/gu
  const found = rules.flatMap(({ rule_farsi }) => rule_farsi.match(germanWord) ?? [])
  expect(found.length).toBeGreaterThan(60)
  expect(found.flatMap((text) => unexplainedWords(index, text))).toEqual(ofForms)
})

describe('the form', () => {
  const fieldOf = (german: string) => fields.find((field) => field.german === german)

  test('has the fields that offices ask for, in their usual order', () => {
    expect(fields.map(({ german }) => german)).toEqual([
      'Nachname',
      'Vorname',
      'Geburtsdatum',
      'Geburtsort',
      'Staatsangehörigkeit',
      'Familienstand',
      'Straße und Hausnummer',
      'Postleitzahl',
      'Wohnort',
      'Telefon',
      'Beruf',
      'Ort und Datum',
    ])
  })

  test('asks for nothing that is not given', () => {
    const unknown = fields
      .filter(({ type }) => type === 'letters')
      .filter(({ given_german, written: [first = ''] }) => {
        const given = given_german.toUpperCase()
        return (first.match(/\p{L}{2,}/gu) ?? []).some((word) => !given.includes(word))
      })
    expect(unknown.map(({ german }) => german)).toEqual([])
  })

  test('accepts SS and ẞ for ß, and has umlauts to write', () => {
    const texts = fields.flatMap(({ written }) => written)
    for (const { written } of fields.filter(({ written: [first = ''] }) => first.includes('STRASSE')))
      expect(written[1]).toBe(written[0]?.replace('STRASSE', 'STRAẞE'))
    expect(texts.some((text) => text.includes('ẞ'))).toBe(true)
    expect(texts.filter((text) => /[ÄÖÜ]/u.test(text)).length).toBeGreaterThanOrEqual(3)
  })

  // Bundesnetzagentur, Mitteilung 148/2021: (0)221 4710 000 to 999 are not assigned.
  test('has a telephone number that belongs to nobody, and the postal code of its town', () => {
    expect(fieldOf('Telefon')?.written).toEqual([expect.stringMatching(/^0221 4710\d{3}$/)])
    expect(fieldOf('Wohnort')?.written).toEqual(['KÖLN'])
    expect(fieldOf('Postleitzahl')?.written).toEqual([expect.stringMatching(/^50[67]\d\d$/)])
  })
})

describe('the amounts', () => {
  test('are few, so that their clips are, and have the hard ones', () => {
    expect(amounts.length).toBeLessThanOrEqual(60)
    const written = amounts.map((amount) => amount.written)
    const hard = '16 60 17 70 21 12 101 1.000 1.000.000 12:05 00:15'.split(' ')
    expect(written).toEqual(expect.arrayContaining([...hard, '0,50 €', '1.000,50 €']))
  })

  test('are written once in each group, of three', () => {
    for (const [group, rows] of Map.groupBy(amounts, (amount) => amount.group))
      expect([group, new Set(rows.map(({ written }) => written)).size]).toEqual([group, 3])
  })

  // Bundesnetzagentur, Mitteilung 148/2021: (0)30 23125 000 to 999 are not assigned.
  test('have telephone numbers that belong to nobody', () => {
    const phones = amounts
      .filter(({ type }) => type === 'phone')
      .map(({ written }) => written.replaceAll(' ', ''))
    expect(phones).toHaveLength(3)
    expect(phones.filter((phone) => !/^03023125\d{3}$/.test(phone))).toEqual([])
  })
})

test('everything that is heard has audio', async () => {
  const { german } = await readSpokenContent(data, new Date(), await allRows())
  const heard = [...words, ...fields, ...amounts].map((row) => row.german)
  expect(heard).toContain('null Uhr fünfzehn')
  expect(heard.filter((text) => !german.has(text))).toEqual([])
})
