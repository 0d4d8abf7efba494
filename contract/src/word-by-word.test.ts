import { expect, test } from 'vitest'
import { isWordByWord, joinedWords, splitTranslation } from './word-by-word.ts'

const signed = (words: readonly string[]) => joinedWords(words, false)

test('words are joined by a separator; a single word among other sentences starts with it', () => {
  expect(signed(['Buch', 'groß', 'sein.'])).toBe('Buch · groß · sein.')
  expect(signed(['Xylofonquark.'])).toBe('·Xylofonquark.')
  expect(joinedWords(['Xylofonquark'], true)).toBe('Xylofonquark')
})

test.each([
  [['Dr.', 'Karimi.']],
  [['Xylofonquark.']],
  [['Wie? Was?', 'sagen.']],
  [['sagen:', '„Komm!“ (laut).']],
  [['Hallo! Wie geht es dir?']],
])('%j is one sentence and is found between known ones', (words) => {
  const [before, , sentence = '', , after] = splitTranslation(
    `Guten Tag! ${signed(words)} „Bis bald!“ Danke.`,
  )
  expect([before, after]).toEqual(['Guten Tag!', '„Bis bald!“'])
  expect(sentence.replaceAll('\u00A0', ' ')).toBe(signed(words).replaceAll('\u00A0', ' '))
  expect(isWordByWord(sentence)).toBe(true)
})

test.each(['Guten Tag!', '· Guten Tag!', '- Guten Tag', 'Ich heiße …'])(
  'a known sentence has no sign: %j',
  (text) => {
    expect(isWordByWord(text)).toBe(false)
  },
)
