import { expect, test } from 'vitest'
import { letter, word } from '../test/items.ts'
import { letterIn, meaningOf, places, targetOf } from './item.ts'

test('target and meaning swap with the language; German nouns have their article', () => {
  const house = word('das Haus, خانه khâne')
  expect([targetOf(house, 'fa'), meaningOf(house, 'fa')]).toEqual(['خانه', 'das Haus'])
  expect([targetOf(house, 'de'), meaningOf(house, 'de')]).toEqual(['das Haus', 'خانه'])
  expect(targetOf(letter('ب', 'Be'), 'fa')).toBe('ب')
})

test('a letter has the shape of its position, and some do not join the next one', () => {
  const joined = (farsi: string) => places.map((place) => letterIn(farsi, place).replaceAll('\u200D', '-'))
  expect(joined('ب')).toEqual(['ب', 'ب-', '-ب-', '-ب'])
  expect(joined('د')).toEqual(['د', 'د', '-د', '-د'])
})
