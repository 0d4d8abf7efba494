import { describe, expect, test } from 'vitest'
import type { Pair } from './pair.ts'
import { SimilarSentences } from './similar-sentences.ts'

const pairs: readonly Pair[] = [
  { german: 'Ich liebe dich.', farsi: 'دوستت دارم.' },
  { german: 'Ich liebe meine Kinder.', farsi: 'بچه‌هایم را دوست دارم.' },
  { german: 'Ich gehe heute nach Hause.', farsi: 'امروز به خانه می‌روم.' },
  { german: 'Der Zug hat Verspätung.', farsi: 'قطار تأخیر دارد.' },
  { german: 'Meine Eltern kommen morgen.', farsi: 'پدر و مادرم فردا می‌آیند.' },
  { german: 'Das Brot ist gut.', farsi: 'نان خوب است.' },
]

function found(from: keyof Pair, text: string): string | undefined {
  const sentences = new SimilarSentences(from)
  for (const pair of pairs) sentences.add(pair)
  return sentences.closest(text)?.[from]
}

describe('the closest sentence shares the rarest words', () => {
  test.each([
    ['Ich liebe meinen Mann.', 'Ich liebe meine Kinder.'],
    ['Der Zug nach Berlin hat Verspätung.', 'Der Zug hat Verspätung.'],
    ['Meine Eltern kommen heute.', 'Meine Eltern kommen morgen.'],
  ])('%s', (text, close) => {
    expect(found('german', text)).toBe(close)
  })

  test('in Persian, too', () => {
    expect(found('farsi', 'قطار امروز تأخیر دارد')).toBe('قطار تأخیر دارد.')
  })
})

test.each([
  ['other words', 'Wo wohnt Xaver?'],
  ['common words only', 'Ich bin hier und das ist dort.'],
  ['nothing', ''],
])('%s are not close to any', (_, text) => {
  expect(found('german', text)).toBeUndefined()
})

test('a sentence with the same words is not returned', () => {
  expect(found('german', 'ich liebe dich')).toBeUndefined()
})
