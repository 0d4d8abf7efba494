import { expect, test } from 'vitest'
import { idsOf } from './sign-ids.ts'

const ids = { _: [0], '^': [1], $: [2], a: [14], b: [15, 16] }

test('a text begins with ^, has a pad after each sign, and ends with $', () => {
  expect(idsOf('ab', ids)).toEqual([1, 0, 14, 0, 15, 16, 0, 2])
})

test('a sound that the voice does not know is not left out', () => {
  expect(() => idsOf('aʒ', ids)).toThrow('The voice does not know the sound "ʒ"')
})
