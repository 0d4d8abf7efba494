import { describe, expect, test } from 'vitest'
import {
  isFilledRight,
  messageCriteria,
  pointsOfForm,
  pointsOfQuestions,
  pointsOfTicks,
  weakUnits,
} from './points.ts'

test('each right answer is one point', () => {
  const questions = [
    { key: '1.1', right: 'a' },
    { key: '1.2', right: 'c' },
    { key: '2.1', right: 'r' },
  ]
  expect(pointsOfQuestions(questions, { '1.1': 'a', '1.2': 'b' })).toBe(1)
  expect(pointsOfQuestions(questions, {})).toBe(0)
})

describe('a field of the form', () => {
  const birth = { key: 'field-1', written: ['3.4.1990', '3. April 1990'] }
  test.each(['3.4.1990', ' 3. 4. 1990 ', '3. april 1990', '3.4.1990.'])('takes %j', (answer) => {
    expect(isFilledRight(birth, { 'field-1': answer })).toBe(true)
  })

  test.each(['4.3.1990', '', '.', '3.4.199'])('does not take %j', (answer) => {
    expect(isFilledRight(birth, { 'field-1': answer })).toBe(false)
  })

  test('takes Persian however it is typed', () => {
    const city = { key: 'field-2', written: ['کرمان'] }
    expect(isFilledRight(city, { 'field-2': 'كرمان' })).toBe(true)
    expect(isFilledRight({ key: 'n', written: ['۱۲'] }, { n: '12' })).toBe(true)
  })

  test('gives one point', () => {
    expect(pointsOfForm([birth, { key: 'field-2', written: ['2'] }], { 'field-1': '3.4.1990' })).toBe(1)
  })
})

test('ticks give the points of their criteria', () => {
  expect(pointsOfTicks(messageCriteria, ['point-1', 'length', 'unknown'])).toBe(3)
  expect(
    pointsOfTicks(
      messageCriteria,
      messageCriteria.map(({ key }) => key),
    ),
  ).toBe(10)
})

test('the units with the most faults come first, at most five', () => {
  const faults = [7, 3, 7, 9, 11, 1, 4].map((unit) => ({ unit, isRight: false }))
  expect(weakUnits([...faults, { unit: 20, isRight: true }])).toEqual([7, 1, 3, 4, 9])
  expect(weakUnits([])).toEqual([])
})
