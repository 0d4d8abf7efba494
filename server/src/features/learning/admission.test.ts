import { expect, test } from 'vitest'
import { answerOf } from '../../../test/practice.ts'
import { refusalOf } from './admission.ts'

const now = new Date('2026-03-01T08:00:00.000Z')
const items = { isKnown: (item: string) => item !== 'nothing' }

test.each([
  ['2026-03-01T08:05:00.000Z', 'haus', null],
  ['2026-03-01T08:05:00.001Z', 'haus', 'answer-in-future'],
  ['2025-01-25T08:00:00.000Z', 'haus', null],
  ['2025-01-25T07:59:59.999Z', 'haus', 'answer-too-old'],
  ['2026-03-01T08:00:00.000Z', 'nothing', 'unknown-item'],
])('an answer of %s to "%s": %s', (at, item, refusal) => {
  expect(refusalOf(answerOf(0, { at, item }), now, items)).toBe(refusal)
})
