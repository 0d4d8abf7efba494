import { describe, expect, test } from 'vitest'
import { dialogues, sentencesOf } from '@pol/content/course/dialogues'
import { lexicon } from '@pol/content/lexicon'
import { readKind } from '@pol/content/read'
import { writingRules } from '@pol/content/script/writing-rules'
import { formIndexOf } from '@pol/language/form-index'
import { smallWords, wrongCapitals } from './noun-capitals.ts'

const data = new URL('../../../content/data/', import.meta.url)
const index = formIndexOf('de', await readKind(lexicon, data))
const course = (await readKind(dialogues, data)).flatMap((turn) => sentencesOf(turn))
const asked = course.flatMap(({ german, farsi }) => {
  const words = smallWords(index, german, farsi)
  return words ? [{ german, words }] : []
})

/** The words with a capital, with its reason. */
const capitalsOf = (sentence: string, farsi = '') =>
  smallWords(index, sentence, farsi)?.flatMap(({ text, reason }) => (reason ? [`${text}: ${reason}`] : [])) ??
  null

describe('capitals have a reason:', () => {
  test.each([
    [
      'Nein, aber meine Schwester hat eine Tochter.',
      ['nein: sentence-start', 'schwester: nouns', 'tochter: nouns'],
    ],
    ['Ich esse kein Fleisch.', ['ich: sentence-start', 'fleisch: nouns']],
    ['Das Essen ist sehr lecker.', ['das: sentence-start', 'essen: nouns']],
    ['Heute Abend essen wir in Hamburg.', ['heute: sentence-start', 'abend: nouns', 'hamburg: names']],
    ['Ist sie krank? Dann kommt Anna.', ['ist: sentence-start', 'dann: sentence-start', 'anna: names']],
  ])('%s', (sentence, capitals) => {
    expect(capitalsOf(sentence)).toEqual(capitals)
  })

  test('Sie is polite if the Persian sentence says so', () => {
    const polite = ['haben: sentence-start', 'sie: polite', 'fieber: nouns']
    expect(capitalsOf('Haben Sie Fieber?', 'تب دارید؟')).toEqual(polite)
    expect(capitalsOf('Haben Sie Fieber?', 'شما تب دارید؟')).toEqual(polite)
    expect(capitalsOf('Haben Sie Fieber?', 'آن‌ها تب دارند؟')).toBeNull()
    expect(capitalsOf('Haben Sie Fieber?', 'شاید باید کلید سفید جدید را بخرند؟')).toBeNull()
  })
})

describe('a sentence is not asked', () => {
  test.each([
    ['with an adjective used as a noun', 'Das ist etwas Schönes.'],
    ['with a word that the lexicon does not know', 'Das ist ein Quastenflosser.'],
    ['with a quotation', 'Er sagt: „Das Haus ist schön.“'],
    ['with digits', 'Das Haus hat 12 Zimmer.'],
    ['with capitals inside of a word', 'Ich schreibe dir eine SMS.'],
    ['with no noun and no name', 'Ich komme heute nicht.'],
    ['of two words', 'Guten Morgen!'],
  ])('%s: %s', (_, sentence) => {
    expect(capitalsOf(sentence)).toBeNull()
  })
})

test('the course has at least 150 sentences to ask', () => {
  expect(asked.length).toBeGreaterThanOrEqual(150)
})

test('the small words and what stands between them are the sentence, and its capitals are exactly the reasons', () => {
  for (const { german, words } of asked) {
    const written = words.map(({ text, reason, before, after }) => {
      const capital = text.charAt(0).toUpperCase() + text.slice(1)
      return before + (reason ? capital : text) + after
    })
    // "U-Bahn" and "E-Mail" have a second capital, which is not asked.
    expect(written.join('').toLowerCase()).toBe(german.toLowerCase())
    expect(words.filter(({ text }) => /\p{Lu}/u.test(text))).toEqual([])
    expect(written.join('').replaceAll(/-\p{Ll}/gu, (letter) => letter.toUpperCase())).toBe(german)
  }
})

test('each reason has its writing rule', async () => {
  const rules = (await readKind(writingRules, data)).map(({ id }) => id)
  const reasons = new Set(asked.flatMap(({ words }) => words.flatMap(({ reason }) => reason ?? [])))
  expect(reasons.size).toBe(4)
  for (const reason of reasons) expect(rules).toContain(`writing-rule-${reason}`)
})

test('wrong are capitals that Leila forgets, and those that she adds', () => {
  const words = smallWords(index, 'Ich esse kein Fleisch.', '') ?? []
  expect(wrongCapitals(words, new Set([0, 3]))).toEqual([])
  expect(wrongCapitals(words, new Set([0, 1]))).toEqual([1, 3])
  expect(wrongCapitals(words, new Set())).toEqual([0, 3])
})
