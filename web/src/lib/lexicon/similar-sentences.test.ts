import { expect, test } from 'vitest'
import { loadSimilarSentences } from './similar-sentences.ts'

test('a similar taught sentence is found from both languages', async () => {
  const german = await loadSimilarSentences.de()
  expect(german.closest('Der Zug nach Berlin hat Verspätung.')).toEqual({
    german: 'Der Zug hat Verspätung.',
    farsi: 'قطار تأخیر دارد.',
    transliteration: "ghatâr ta'khir dấrad.",
  })
  const persian = await loadSimilarSentences.fa()
  expect(persian.closest('قطار برلین تأخیر دارد.')?.german).toBe('Der Zug hat Verspätung.')
})
