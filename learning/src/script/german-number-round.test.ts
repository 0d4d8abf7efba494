import { describe, expect, test } from 'vitest'
import { readKind } from '@pol/content/read'
import { germanAmounts } from '@pol/content/script/amounts'
import { amountQuestions, amountVerdict } from './german-number-round.ts'

const amounts = await readKind(germanAmounts, new URL('../../../content/data/', import.meta.url))

test('each amount is asked once, half of them to write', () => {
  const questions = amountQuestions(amounts, 'Leila')
  expect(questions.map(({ amount }) => amount.id).toSorted()).toEqual(amounts.map(({ id }) => id).toSorted())
  const written = questions.filter(({ kind }) => kind === 'write')
  expect(Math.abs(written.length - questions.length / 2)).toBeLessThanOrEqual(1)
})

test('what is said is chosen among amounts that sound alike, at changing places', () => {
  const choosing = amountQuestions(amounts, 'Leila').flatMap((question) =>
    question.kind === 'choose' ? [question] : [],
  )
  for (const { amount, choices } of choosing) {
    expect(choices).toContain(amount)
    expect(choices.length).toBeGreaterThanOrEqual(2)
    expect(new Set(choices.map(({ group }) => group))).toEqual(new Set([amount.group]))
  }
  expect(new Set(choosing.map(({ amount, choices }) => choices.indexOf(amount))).size).toBe(3)
})

test('the same seed asks the same', () => {
  expect(amountQuestions(amounts, 'Monday')).toEqual(amountQuestions(amounts, 'Monday'))
  expect(amountQuestions(amounts, 'Monday')).not.toEqual(amountQuestions(amounts, 'Tuesday'))
})

describe('what Leila writes after hearing', () => {
  test.each([
    ['16', '16', 'right'],
    ['16', ' 16 ', 'right'],
    ['16', '60', 'wrong'],
    ['16', '۱۶', 'notation'],
    ['17', '70', 'wrong'],
    ['21', '12', 'wrong'],
    ['101', '110', 'wrong'],
    ['1.000', '1000', 'right'],
    ['1.000', '1 000', 'right'],
    ['1.000', '1,000', 'notation'],
    ['1.000.000', '1000000', 'right'],
    ['1.000.000', '1.000.000', 'right'],
    ['1.000.000', '100000', 'wrong'],
    ['0,50 €', '0,50', 'right'],
    ['0,50 €', '€ 0,50', 'right'],
    ['0,50 €', '0.50', 'notation'],
    ['0,50 €', '۰٫۵۰', 'notation'],
    ['0,50 €', '50 €', 'wrong'],
    ['0,50 €', '0,05', 'wrong'],
    ['5,00 €', '5 Euro', 'right'],
    ['5,00 €', '5,- €', 'right'],
    ['1.000,50 €', '1000,50', 'right'],
    ['1.000,50 €', '1,000.50 €', 'notation'],
    ['1.000,50 €', '100,50', 'wrong'],
    ['12:05', '12.05 Uhr', 'right'],
    ['12:05', '12:50', 'wrong'],
    ['12:05', '12:5', 'wrong'],
    ['12:05', '۱۲:۰۵', 'notation'],
    ['00:15', '0:15', 'right'],
    ['00:15', '0.15 Uhr', 'right'],
    ['00:15', '15:00', 'wrong'],
    ['03.05.1990', '3.5.1990', 'right'],
    ['03.05.1990', '3. 5. 1990', 'right'],
    ['03.05.1990', '05.03.1990', 'wrong'],
    ['03.05.1990', '03.05.90', 'wrong'],
    ['27', 'Hausnummer 27', 'right'],
    ['27', '72', 'wrong'],
    ['030 23 12 56 17', '03023125617', 'right'],
    ['030 23 12 56 17', '030/23125617', 'right'],
    ['030 23 12 56 17', '030 23 12 56 70', 'wrong'],
    ['030 23 12 56 17', '30 23 12 56 17', 'wrong'],
    ['16', '', 'wrong'],
    ['16', 'sechzehn', 'wrong'],
  ])('%s as "%s" is %s', (written, typed, verdict) => {
    const amount = amounts.find((each) => each.written === written)
    if (!amount) throw new Error(`${written} is not in the list`)
    expect(amountVerdict(typed, amount)).toBe(verdict)
  })
})
