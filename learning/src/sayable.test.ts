import { expect, test } from 'vitest'
import type { Result } from './round.ts'
import { sayableSentence } from './sayable.ts'
import type { Grade } from './values.ts'

/** The sentence after these answers. Sentences have a name with a full stop. */
function sentenceAfter(answers: readonly (readonly [item: string, grade: Grade])[], turn = 0) {
  const results = answers.map(([item, grade]): Result => ({
    card: { language: 'fa', item, skill: 'recognise' },
    grade,
  }))
  return sayableSentence({ results, isSentence: (item) => item.endsWith('.'), turn })
}

test('what can be said after a round is a sentence that was right in it', () => {
  const answers = [
    ['brot', 3],
    ['Ich trinke Tee.', 2],
  ] as const
  expect(sentenceAfter(answers)).toBe('Ich trinke Tee.')
})

test('or right at last', () => {
  const answers = [
    ['Ich trinke Tee.', 1],
    ['Ich trinke Tee.', 3],
  ] as const
  expect(sentenceAfter(answers)).toBe('Ich trinke Tee.')
})

test('but none that was wrong each time, and none after a round without sentences', () => {
  const answers = [
    ['brot', 3],
    ['Ich trinke Tee.', 1],
    ['Ich trinke Tee.', 1],
  ] as const
  expect(sentenceAfter(answers)).toBeNull()
  expect(sentenceAfter([['brot', 3]])).toBeNull()
  expect(sentenceAfter([])).toBeNull()
})

test('several sentences take turns from round to round', () => {
  const answers = [
    ['Das ist Brot.', 3],
    ['Das ist Wasser.', 3],
  ] as const
  expect([4, 5, 6].map((turn) => sentenceAfter(answers, turn))).toEqual([
    'Das ist Brot.',
    'Das ist Wasser.',
    'Das ist Brot.',
  ])
})
