import { describe, expect, test } from 'vitest'
import { readKind } from '@pol/content/read'
import { germanSpelling, type SpellingWord } from '@pol/content/script/spelling'
import { spellingQuestions, spellingVerdict } from './spelling-by-ear.ts'

const words = await readKind(germanSpelling, new URL('../../../content/data/', import.meta.url))
const setOf = (rule: string) => words.filter((word) => word.rule === `writing-rule-${rule}`)
const wordOf = (german: string, rule: string): SpellingWord => {
  const word = setOf(rule).find((each) => each.german === german)
  if (!word) throw new Error(`${german} is not in the set ${rule}`)
  return word
}

test('Leila hears six words and fills their gaps, then writes the same six in another order', () => {
  const questions = spellingQuestions(setOf('ei-ie'), 6, 'Leila')
  expect(questions.map(({ kind }) => kind)).toEqual([...Array(6).fill('gap'), ...Array(6).fill('write')])
  const asked = questions.map(({ word }) => word.german)
  expect(new Set(asked.slice(0, 6)).size).toBe(6)
  expect(asked.slice(6).toSorted()).toEqual(asked.slice(0, 6).toSorted())
  expect(asked.slice(6)).not.toEqual(asked.slice(0, 6))
})

test('in a short round both spellings are asked equally often', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const asked = spellingQuestions(setOf('ei-ie'), 6, seed).slice(0, 6)
    expect(asked.filter(({ word }) => word.letters === 'ei')).toHaveLength(3)
  }
})

test('the choices of a gap are the right letters and the wrong ones, and not always in this order', () => {
  const gaps = spellingQuestions(setOf('z-s'), 18, 'Leila').flatMap((question) =>
    question.kind === 'gap' ? [question] : [],
  )
  for (const { word, choices } of gaps)
    expect(choices.toSorted()).toEqual([word.letters, ...word.wrong].toSorted())
  const firstIsRight = gaps.filter(({ word, choices }) => choices[0] === word.letters)
  expect(firstIsRight.length).toBeGreaterThan(0)
  expect(firstIsRight.length).toBeLessThan(gaps.length)
})

test('the same seed asks the same', () => {
  const ask = (seed: string) => spellingQuestions(setOf('eszett'), 8, seed)
  expect(ask('Monday')).toEqual(ask('Monday'))
  expect(ask('Monday')).not.toEqual(ask('Tuesday'))
})

describe('what was written is graded', () => {
  test.each([
    ['Wein', 'ei-ie', 'Wein', true],
    ['Wein', 'ei-ie', 'Wien', false],
    ['Wein', 'ei-ie', 'wein', true],
    ['Straße', 'eszett', 'Straße', true],
    ['Straße', 'eszett', 'STRAẞE', true],
    ['Straße', 'eszett', 'Strasse', false],
    ['Wasser', 'eszett', 'Waßer', false],
    ['Straße', 'st-sp', 'Strasse', true],
    ['Straße', 'st-sp', 'Schtraße', false],
    ['männlich', 'ae-e', 'mennlich', false],
    ['männlich', 'ae-e', 'maennlich', true],
    ['männlich', 'ae-e', 'mannlich', false],
    ['Ofen', 'vowel-length', 'Offen', false],
    ['Vater', 'v-f', 'Fater', false],
  ])('%s (%s) written as %s: %s', (german, rule, typed, isRight) => {
    expect(spellingVerdict(wordOf(german, rule), typed).isRight).toBe(isRight)
  })

  test('and the letters in question are marked in both', () => {
    const { answer, differences } = spellingVerdict(wordOf('Straße', 'eszett'), ' Strasse ')
    expect(answer).toBe('Straße')
    expect(differences).toEqual({ typed: [[4, 6]], answer: [[4, 5]] })
  })
})
