import { expect, test } from 'vitest'
import type { GlossRow } from '@pol/language/gloss-row'
import type { Features } from '@pol/language/forms/entry'
import type { Language } from '@pol/language/language'
import type { Entry } from './entries.ts'
import { glossLineOf } from './gloss-line.ts'

const empty: Entry = {
  rank: 0,
  id: '',
  german: '',
  sense_german: '',
  article: '',
  plural: '',
  farsi: '',
  transliteration: '',
  type: 'word',
  level: '1',
  uses: 0,
  speech_id: '',
  number: '',
  feminine: '',
  farsi_plural: '',
  spoken: '',
  spoken_transliteration: '',
  dari: '',
  dari_transliteration: '',
  stem: '',
  stem_transliteration: '',
  conjugation: '',
}
const entryOf = (columns: Partial<Entry>): Entry => ({ ...empty, ...columns })

const walk = entryOf({ german: 'gehen', farsi: 'رفتن', transliteration: 'raftan', type: 'verb' })
const book = entryOf({
  german: 'Buch',
  article: 'das',
  farsi: 'کتاب',
  transliteration: 'ketâb',
  type: 'noun',
})
const money = entryOf({
  german: 'Bank',
  sense_german: 'Geldinstitut',
  article: 'die',
  farsi: 'بانک',
  transliteration: 'bânk',
  type: 'noun',
})
const bench = entryOf({
  ...money,
  sense_german: 'zum Sitzen',
  farsi: 'نیمکت',
  transliteration: 'nimkat',
})
const two = entryOf({ german: 'zwei', farsi: 'دو', transliteration: 'do', type: 'number' })
const cream = entryOf({
  german: 'Creme',
  article: 'die',
  farsi: 'کرم',
  transliteration: 'kerem',
  type: 'noun',
})
const worm = entryOf({ german: 'Wurm', article: 'der', farsi: 'کرم', transliteration: 'kerm', type: 'noun' })

/** The gloss line of a word with these hits. */
function lineOf(
  language: Language,
  text: string,
  hits: readonly (readonly [entry: Entry, ...features: Features])[],
  rest: Partial<GlossRow<Entry>> = {},
  hasTransliteration = true,
) {
  return glossLineOf(
    language,
    {
      text,
      words: [0],
      hits: hits.map(([entry, ...features]) => ({ entry, features })),
      negative: false,
      ...rest,
    },
    { senseOf: ({ sense_german }) => sense_german, hasTransliteration },
  )
}

test('a German form is described with its headword', () => {
  expect(lineOf('de', 'Bücher', [[book, 'plural']])).toEqual({
    text: 'Bücher',
    form: 'Plural von das Buch',
    value: '',
    meanings: [{ word: 'کتاب', note: '(ketâb)' }],
    item: { id: 'buch', german: 'das Buch' },
    spokenMeaning: { text: 'کتاب', id: undefined },
    isNegative: false,
    isLiteral: false,
    isSmall: false,
  })
})

test('all readings of a form of the same word are listed', () => {
  const hits = [
    [walk, '1s', 'preterite'],
    [walk, '3s', 'preterite'],
  ] as const
  expect(lineOf('de', 'ging', hits).form).toBe(
    '1. Person Singular Präteritum oder 3. Person Singular Präteritum von gehen',
  )
})

test('a headword is described by its article and sense, and not repeated', () => {
  expect(lineOf('de', 'gehen', [[walk]]).form).toBe('')
  expect(lineOf('de', 'Gehen', [[walk]]).form).toBe('')
  expect(lineOf('de', 'Buch', [[book]]).form).toBe('das Buch')
  expect(lineOf('de', 'Bank', [[money]]).form).toBe('die Bank (Geldinstitut)')
  expect(lineOf('de', 'die Bank', [[money]]).form).toBe('Geldinstitut')
})

test('further meanings have a note with their sense', () => {
  expect(lineOf('de', 'Bank', [[money], [bench]]).meanings).toEqual([
    { word: 'بانک', note: '(bânk)' },
    { word: 'نیمکت', note: '(nimkat) die Bank (zum Sitzen)' },
  ])
})

test('a Persian word has its transliteration, and German meanings with article and sense', () => {
  expect(lineOf('fa', 'بانک', [[money]])).toMatchObject({
    form: 'bânk',
    meanings: [{ word: 'die Bank', note: '(Geldinstitut)' }],
  })
})

test('a meaning with another pronunciation has it as a note', () => {
  expect(lineOf('fa', 'کرم', [[cream], [worm]]).meanings).toEqual([
    { word: 'die Creme', note: '' },
    { word: 'der Wurm', note: '(kerm)' },
  ])
})

test('a negation is shown once, next to the meaning', () => {
  const line = lineOf('fa', 'نمی‌روم', [[walk, '1s', 'present', 'negative']], { negative: true })
  expect(line).toMatchObject({ form: '1. Person Singular Präsens von رفتن (raftan)', isNegative: true })
  expect(lineOf('fa', 'نرفتن', [[walk, 'negative']], { negative: true }).form).toBe('von رفتن (raftan)')
})

test('if only a further meaning is negated, its note says so', () => {
  expect(lineOf('fa', 'ندا', [[book], [walk, 'negative']]).meanings[1]).toEqual({
    word: 'gehen',
    note: '(raftan) verneint',
  })
})

test('at most three other meanings are shown, each once; numbers and negations are never left out', () => {
  const others = ['a', 'b', 'c', 'd'].map((farsi) => entryOf({ german: 'x', farsi, transliteration: farsi }))
  const not = entryOf({ german: 'nicht', farsi: 'نه', transliteration: 'na' })
  const hits = [walk, walk, ...others, not, two].map((entry) => [entry] as const)
  expect(lineOf('de', 'x', hits).meanings.map(({ word }) => word)).toEqual(['رفتن', 'نه', 'دو', 'a'])
})

test('a number has its value, with or without an entry', () => {
  expect(lineOf('de', 'zwei', [[two]], { number: '2' })).toMatchObject({
    form: 'Zahl',
    value: '2',
    meanings: [{ word: 'دو', note: '(do)' }],
  })
  expect(lineOf('fa', '۲۵۰', [], { number: '250' })).toMatchObject({
    form: 'Zahl',
    value: '250',
    meanings: [],
  })
})

test('a name has its spelling in the other script', () => {
  const name = { german: 'Ali', farsi: 'علی', kind: 'person' } as const
  expect(lineOf('de', 'Ali', [], { name })).toMatchObject({
    form: 'Name',
    meanings: [{ word: 'علی', note: '' }],
  })
  expect(lineOf('fa', 'علی', [], { name })).toMatchObject({ form: 'Name', meanings: [{ word: 'Ali' }] })
  const unit = { german: 'mg', farsi: 'میلی‌گرم', kind: 'unit' } as const
  expect(lineOf('de', 'mg', [], { name: unit }).form).toBe('Maßeinheit')
})

test('an address has no meaning', () => {
  expect(lineOf('de', 'info@example.org', [], { isLiteral: true })).toMatchObject({
    form: '',
    value: '',
    meanings: [],
    isLiteral: true,
  })
})

test('an article is a small word, unless it negates', () => {
  const the = entryOf({ german: 'der', farsi: 'حرف تعریف', transliteration: 'harf-e ta`rif' })
  const no = entryOf({ german: 'kein', farsi: 'هیچ', transliteration: 'hich' })
  expect(lineOf('de', 'der', [[the]]).isSmall).toBe(true)
  expect(lineOf('de', 'kein', [[no]], { negative: true }).isSmall).toBe(false)
  expect(lineOf('de', 'Buch', [[book]]).isSmall).toBe(false)
})

test('an unknown word has no form and no meaning', () => {
  expect(lineOf('de', 'Xylofonquark', [])).toMatchObject({ form: '', value: '', meanings: [] })
})

test('without the transliteration, neither form nor meaning nor headword has one', () => {
  const without = (language: Language, text: string, hits: Parameters<typeof lineOf>[2]) =>
    lineOf(language, text, hits, {}, false)
  expect(without('de', 'Bücher', [[book, 'plural']]).meanings).toEqual([{ word: 'کتاب', note: '' }])
  expect(without('fa', 'کتاب', [[book]]).form).toBe('')
  expect(without('fa', 'رفتم', [[walk, '1s', 'past']]).form).toMatch(/رفتن$/)
  expect(without('fa', 'کرم', [[cream], [worm]]).meanings).toEqual([
    { word: 'die Creme', note: '' },
    { word: 'der Wurm', note: '' },
  ])
})

test('the first meaning is spoken as the entry or the name says it, the parts of a compound are not', () => {
  const bridge = entryOf({ german: 'Brücke', farsi: 'پل', speech_id: 'bruecke' })
  expect(lineOf('de', 'Brücke', [[bridge]]).spokenMeaning).toEqual({ text: 'پل', id: 'bruecke' })
  expect(lineOf('fa', 'کتاب', [[book]]).spokenMeaning).toEqual({ text: 'das Buch', id: undefined })
  const name = { german: 'Ali', farsi: 'علی', kind: 'person' } as const
  expect(lineOf('de', 'Ali', [], { name }).spokenMeaning).toEqual({ text: 'علی', id: undefined })
  expect(lineOf('de', 'Xylofonquark', []).spokenMeaning).toBeNull()
})
