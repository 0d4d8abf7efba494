import { expect, test } from 'vitest'
import { readCourse } from '@pol/content/course/read-course'
import { lexicon, type LexiconEntry } from '@pol/content/lexicon'
import { readContent } from '@pol/content/read'
import { sentenceWordsOf } from './sentence-words.ts'

const folder = new URL('../../content/data/', import.meta.url)
const content = await readContent(folder)
const course = await readCourse(folder, content)
const entries = content.get(lexicon.file) as unknown as readonly LexiconEntry[]
const sentences = sentenceWordsOf({ content, course, compounds: [], retired: [] })

/** For each word of a sentence, the ids of the entries that it may be a form of. */
const wordsOf = (language: 'de' | 'fa', sentence: string) =>
  sentences[sentence]?.[language].map((places) => places.map((at) => entries[at]?.id))

test('a sentence has the entries of its words, in both languages', () => {
  expect(wordsOf('fa', 'emergency-ich-bekomme-keine-luft')).toEqual([['koennen-moeglichkeit'], ['atmen']])
  expect(wordsOf('de', 'emergency-ich-bekomme-keine-luft')).toHaveLength(4)
})

test('words that belong together are one', () => {
  expect(wordsOf('de', 'dialogue-am-montag-stehe-ich-frueh-auf')).toContainEqual(
    expect.arrayContaining(['aufstehen-aus-dem-bett']),
  )
})

test('of a homograph it has the sense that the translation has, too', () => {
  expect(wordsOf('fa', 'dialogue-am-montag-stehe-ich-frueh-auf')).toContainEqual(['aufstehen-aus-dem-bett'])
})

test('no sentence is without words', () => {
  const empty = Object.entries(sentences).filter(([, { de, fa }]) => de.length === 0 || fa.length === 0)
  expect(empty).toEqual([])
})
