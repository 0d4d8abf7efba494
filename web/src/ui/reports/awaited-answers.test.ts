import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OwnReport } from '@pol/contract/operations/reports'
import { awaitedAnswers, isNewsSince } from './awaited-answers.ts'

const report = (closedAt: string | null): OwnReport => ({
  id: '0b7f1c3e-6a52-4c1b-9b0e-2f6f1f6f3a11',
  item: 'haus',
  text: 'Falsch.',
  status: closedAt === null ? 'open' : 'done',
  answer: null,
  at: '2026-11-01T08:00:00.000Z',
  closed_at: closedAt,
})
const [noon, one, two] = ['2026-11-01T12:00:00.000Z', '2026-11-01T13:00:00.000Z', '2026-11-01T14:00:00.000Z']

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.useFakeTimers({ now: new Date(noon) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an answer is news in the browser that has sent the report, until it is seen', () => {
  expect(awaitedAnswers.since()).toBeNull()
  awaitedAnswers.start()
  const answered = report(one)
  expect(isNewsSince(report(null), awaitedAnswers.since())).toBe(false)
  expect(isNewsSince(answered, awaitedAnswers.since())).toBe(true)
  awaitedAnswers.see([report(null), answered])
  expect(isNewsSince(answered, awaitedAnswers.since())).toBe(false)
  expect(isNewsSince(report(two), awaitedAnswers.since())).toBe(true)
  awaitedAnswers.see([report(two), answered])
  expect(awaitedAnswers.since()).toBeNull()
})

test('another report does not hide the answer to an earlier one', () => {
  awaitedAnswers.start()
  vi.setSystemTime(new Date(two))
  awaitedAnswers.start()
  expect(isNewsSince(report(one), awaitedAnswers.since())).toBe(true)
})

test('another user of the device without reports does not clear the news', () => {
  awaitedAnswers.start()
  awaitedAnswers.see([])
  expect(awaitedAnswers.since()).toBe(noon)
})
