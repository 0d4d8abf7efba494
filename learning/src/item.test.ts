import { expect, test } from 'vitest'
import { letter, word } from '../test/items.ts'
import { firstMeaningOf, letterIn, meaningOf, places, targetOf } from './item.ts'

test('target and meaning swap with the language; German nouns have their article', () => {
  const house = word('das Haus, خانه khâne')
  expect([targetOf(house, 'fa'), meaningOf(house, 'fa')]).toEqual(['خانه', 'das Haus'])
  expect([targetOf(house, 'de'), meaningOf(house, 'de')]).toEqual(['das Haus', 'خانه'])
  expect(targetOf(letter('ب', 'Be'), 'fa')).toBe('ب')
})

test('the first meaning has no hint, the further ones say what is meant, and there are at most three', () => {
  const verb = (german: string, sense_german: string) =>
    word(`${german}, بودن budan`, { type: 'verb', sense_german })
  const [exist, stand, lie] = [verb('geben', 'es gibt'), verb('stehen', 'Sache'), verb('liegen', 'Sache')]
  const be = { ...verb('sein', 'ich bin, du bist'), others: { fa: [exist, stand, lie] } }
  expect(meaningOf(be, 'fa')).toBe('sein, geben (es gibt), stehen (Sache)')
  expect(firstMeaningOf(be, 'fa')).toBe('sein')
})

test('the meaning that a learner needs most comes first', () => {
  const [cost, become] = [word('machen, شدن shodan'), word('werden, شدن shodan')]
  const item = { ...cost, others: { fa: [become] }, first: { fa: become.id } }
  expect(meaningOf(item, 'fa')).toBe('werden, machen')
})

test('a letter has the shape of its position, and some do not join the next one', () => {
  const joined = (farsi: string) => places.map((place) => letterIn(farsi, place).replaceAll('\u200D', '-'))
  expect(joined('ب')).toEqual(['ب', 'ب-', '-ب-', '-ب'])
  expect(joined('د')).toEqual(['د', 'د', '-د', '-د'])
})
