import { expect, test } from 'vitest'
import { isLike } from './is-like.ts'

const example = { name: '', cards: [{ due: '', last: null }], settings: { minutes: 0 } }
const card = { due: '2026-11-22', last: null }

test.each([
  [
    'the same types',
    { name: 'Farid', cards: [card, { ...card, last: 'gestern' }], settings: { minutes: 5 } },
    true,
  ],
  ['no elements', { name: '', cards: [], settings: { minutes: 5 } }, true],
  ['more than is known', { ...example, more: true }, true],
  ['another type', { ...example, name: 7 }, false],
  ['a damaged element', { ...example, cards: [card, { due: 1, last: null }] }, false],
  ['an object where a text or nothing belongs', { ...example, cards: [{ due: '', last: {} }] }, false],
  ['no array', { ...example, cards: 'none' }, false],
  ['a missing part', { name: '', cards: [] }, false],
  ['null', null, false],
])('a value with %s', (_, value, expected) => {
  expect(isLike(value, example)).toBe(expected)
})
