import { expect, test } from 'vitest'
import { compareTexts } from './compare.ts'

test('texts are sorted by their code units, whatever the language of the computer', () => {
  expect(['ä', 'b', '', 'B', 'a'].toSorted(compareTexts)).toEqual(['', 'B', 'a', 'b', 'ä'])
  expect(compareTexts('a', 'a')).toBe(0)
})
