import { expect, test } from 'vitest'
import { unexplainedWords } from '@pol/language/closure'
import { formIndexOf } from '@pol/language/form-index'
import { lexicon } from '../src/lexicon.ts'
import { readSpokenContent } from '../src/read.ts'
import { germanLetters, sounds, soundWords } from '../src/sounds.ts'
import { allRows, data, rowsOf } from '../test/content.ts'

const [sections, letters, words] = await Promise.all([
  rowsOf(sounds),
  rowsOf(germanLetters),
  rowsOf(soundWords),
])
const alphabet = 'sound-alphabet'

test('the alphabet has 26 letters in order, then ä, ö, ü and ß', () => {
  expect(sections[0]?.id).toBe(alphabet)
  expect(letters.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜß')
})

test('every word belongs to a section, and each section except the alphabet has four to eight', () => {
  const single = words.filter(({ pair }) => pair === '')
  const counts = sections.map(
    ({ id }) => [id, single.filter(({ section }) => section === id).length] as const,
  )
  expect(counts[0]).toEqual([alphabet, 0])
  expect(counts.slice(1).filter(([, count]) => count < 4 || count > 8)).toEqual([])
  const known = sections.map(({ id }) => id)
  expect(words.filter(({ section }) => !known.includes(section))).toEqual([])
})

test('a pair has two different words, and those of a section are numbered 1, 2, 3', () => {
  const bySection = Map.groupBy(
    words.filter(({ pair }) => pair !== ''),
    ({ section }) => section,
  )
  for (const [section, paired] of bySection) {
    const numbers = Array.from({ length: paired.length }, (_, at) => String(Math.floor(at / 2) + 1))
    expect([section, ...paired.map(({ pair }) => pair)]).toEqual([section, ...numbers])
    const pairs = Map.groupBy(paired, ({ pair }) => pair)
    expect([...pairs.values()].filter(([first, second]) => first?.german === second?.german)).toEqual([])
  }
})

test('German words in the explanations are taught', async () => {
  const index = formIndexOf('de', await rowsOf(lexicon))
  /** Shorter sequences may be letters: "sch", "-ig". */
  const germanWord = /(?<![\p{L}-])\p{Script=Latin}{4,}(?![\p{L}-])/gu
  const texts = sections.flatMap(({ explanation }) =>
    explanation.flatMap((text) => text.match(germanWord) ?? []),
  )
  expect(texts.length).toBeGreaterThan(80)
  expect(texts.flatMap((text) => unexplainedWords(index, text))).toEqual([])
})

test('names of letters and all words have audio', async () => {
  const { german } = await readSpokenContent(data, new Date(), await allRows())
  const heard = [
    ...letters.flatMap(({ heard, german }) => [heard, german]),
    ...words.map(({ german }) => german),
  ]
  expect(heard).toContain('Ypsilon')
  expect(heard.filter((text) => !german.has(text))).toEqual([])
})
