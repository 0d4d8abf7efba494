import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readKind } from '@pol/content/read'
import { soundWords } from '@pol/content/sounds'
import { pairQuestions, sectionsToRepeat } from './minimal-pairs.ts'

const words = await readKind(soundWords, new URL('../../../content/data/', import.meta.url))
const pairCount = words.filter(({ pair }) => pair !== '').length / 2

test('each pair of the lesson is asked once, with both its words to choose from', () => {
  const questions = pairQuestions(words, 'Leila')
  expect(questions).toHaveLength(pairCount)
  expect(pairCount).toBeGreaterThanOrEqual(40)
  const asked = questions.flatMap(({ choices }) => choices.map(({ id }) => id))
  expect(asked.toSorted()).toEqual(words.flatMap(({ id, pair }) => (pair === '' ? [] : [id])).toSorted())
  for (const { section, choices } of questions) {
    expect(choices.map((word) => word.section)).toEqual([section, section])
    expect(choices[0].pair).toBe(choices[1].pair)
    expect(choices[0].german).not.toBe(choices[1].german)
  }
})

test('whoever always presses the same side is right half of the time, in a short round, too', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const sides = pairQuestions(words, seed).map(({ heard }) => heard)
      for (const length of [4, 8, 12, 40])
        expect(sides.slice(0, length).filter((side) => side === 1)).toHaveLength(length / 2)
    }),
  )
})

test('the questions stay the same after a reload, and differ the next time', () => {
  expect(pairQuestions(words, 'Monday')).toEqual(pairQuestions(words, 'Monday'))
  expect(pairQuestions(words, 'Monday')).not.toEqual(pairQuestions(words, 'Tuesday'))
})

test('a word without a partner is not asked', () => {
  const [first, second] = words.filter(({ pair }) => pair !== '')
  if (!first || !second) throw new Error('there are no pairs')
  expect(pairQuestions([first], 'seed')).toEqual([])
  expect(pairQuestions([first, { ...second, pair: '' }], 'seed')).toEqual([])
})

test('mistakes lead to their sections, the one with the most first', () => {
  const answers = [
    { section: 'sound-ch', isRight: true },
    { section: 'sound-length', isRight: false },
    { section: 'sound-umlauts', isRight: false },
    { section: 'sound-umlauts', isRight: false },
    { section: 'sound-umlauts', isRight: true },
  ]
  expect(sectionsToRepeat(answers)).toEqual(['sound-umlauts', 'sound-length'])
})
