import { expect, test } from 'vitest'
import { readCourse } from '@pol/content/course/read-course'
import { practisedTurns } from '@pol/content/course/sentence-to-order'
import { readContent } from '@pol/content/read'
import { languages } from '@pol/language/language'
import { reasonOfPlaces } from '@pol/language/reasons/order-places'
import { rightOrders, wordsToOrder } from '@pol/language/right-orders'
import { swapped } from '@pol/language/swapped'

const folder = new URL('../../content/data/', import.meta.url)
const course = await readCourse(folder, await readContent(folder))
const sentences = course.flatMap(({ turns }) => practisedTurns(turns))

test.each(languages)('every wrong order of a sentence of the course has a reason (%s)', (language) => {
  const without = sentences.flatMap(({ german, farsi, transliteration }) => {
    const right = language === 'de' ? german : farsi
    const words = wordsToOrder(right, language)
    const accepted = rightOrders(right, language)
    const wrong = words
      .slice(1)
      .map((_, at) => swapped(words, at, 1, 1).join(' '))
      .filter((given) => !accepted.includes(given))
    return wrong.filter((given) => reasonOfPlaces(language, { right, given, transliteration }) === null)
  })
  expect(sentences.length).toBeGreaterThan(100)
  expect(without).toEqual([])
})
