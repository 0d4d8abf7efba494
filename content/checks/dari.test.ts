import { expect, test } from 'vitest'
import { dariSources } from '../src/dari.ts'
import { lexicon, type LexiconEntry } from '../src/lexicon.ts'
import { rowsOf } from '../test/content.ts'

const entries = await rowsOf(lexicon)
const lines = entries.filter(({ dari_transliteration }) => dari_transliteration !== '')
/** Entries for which Dari has another word. */
const words = lines.filter(({ dari }) => dari !== '')
const sourcesOf = ({ dari_sources }: LexiconEntry) => dari_sources.split('|')

test('Dari is there where it differs', () => {
  expect(words.length).toBeGreaterThanOrEqual(154)
  expect(lines.length).toBeGreaterThanOrEqual(467)
})

test.each([
  ['time', 26],
  ['countries', 19],
  ['food', 18],
  ['health', 12],
  ['household', 9],
  ['home', 9],
  ['transport', 7],
  ['technology', 5],
  ['authorities', 4],
  ['clothes', 4],
  ['family', 4],
  ['school', 4],
  ['greetings', 3],
])('the topic "%s" has at least %d Dari words', (topic, least) => {
  expect(words.filter((entry) => entry.topic === topic).length).toBeGreaterThanOrEqual(least)
})

test('every source is named by a line', () => {
  const named = new Set(lines.flatMap(sourcesOf))
  expect(Object.keys(dariSources).filter((key) => !named.has(key))).toEqual([])
})

/** One word in Iran, two in Dari: سیر is full (sēr) or garlic (sir), شیر a lion (shēr) or milk (shir). */
const homographs = ['سیر', 'شیر']

test('a Persian word has one sound in Dari, in every entry', () => {
  const same = entries.filter(({ farsi }) => !homographs.includes(farsi))
  const bySound = Map.groupBy(same, ({ farsi, transliteration }) => `${farsi} ${transliteration}`)
  const others = [...bySound].flatMap(([word, same]) => {
    const sounds = new Set(
      same.map(({ dari, dari_transliteration }) => (dari === '' ? dari_transliteration : '')),
    )
    // An entry with another Dari word says nothing about the sound of this one.
    if (same.some(({ dari }) => dari !== '')) sounds.delete('')
    return sounds.size > 1 ? [`${word}: ${[...sounds].join(', ')}`] : []
  })
  expect(others).toEqual([])
})

test('the months of Afghanistan are all there', () => {
  const months = 'حمل ثور جوزا سرطان اسد سنبله میزان عقرب قوس جدی دلو حوت'.split(' ')
  expect(months.filter((month) => !words.some(({ dari }) => dari === month))).toEqual([])
})
