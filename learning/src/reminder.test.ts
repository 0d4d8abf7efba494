import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf } from './day.ts'
import { nextReminder, reminderAfterPractice, sendableReminder } from './reminder.ts'

const zones = ['UTC', 'Europe/Berlin', 'Asia/Tehran', 'Asia/Kabul', 'America/St_Johns', 'Australia/Lord_Howe']
const moments = fc
  .integer({ min: Date.parse('2026-01-01'), max: Date.parse('2030-01-01') })
  .map((ms) => new Date(ms).toISOString())
const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))

describe('a reminder at half past six', () => {
  test.each([
    ['before it', '2026-07-01T10:00:00.000Z', 'Europe/Berlin', '2026-07-01T16:30:00.000Z'],
    ['at that moment', '2026-07-01T16:30:00.000Z', 'Europe/Berlin', '2026-07-02T16:30:00.000Z'],
    ['in winter', '2026-12-01T10:00:00.000Z', 'Europe/Berlin', '2026-12-01T17:30:00.000Z'],
    ['in Iran', '2026-07-01T10:00:00.000Z', 'Asia/Tehran', '2026-07-01T15:00:00.000Z'],
    ['over a change of the clocks', '2026-03-28T18:00:00.000Z', 'Europe/Berlin', '2026-03-29T16:30:00.000Z'],
  ])('%s is next due in local time', (_, now, zone, due) => {
    expect(nextReminder({ time: '18:30' }, now, zone)).toBe(due)
  })

  test('is due on the day after practice, by the calendar of the learner', () => {
    const afterMidnightInIran = '2026-07-01T21:00:00.000Z'
    expect(reminderAfterPractice({ time: '18:30' }, afterMidnightInIran, 'Asia/Tehran')).toBe(
      '2026-07-03T15:00:00.000Z',
    )
  })

  const sentIn = (time: string) => (now: string) => sendableReminder({ time }, now, 'Europe/Berlin')

  test('is sent within an hour, and not before', () => {
    const sentAt = sentIn('18:30')
    const reminder = {
      dayBegan: '2026-06-30T22:00:00.000Z',
      dueAt: '2026-07-01T16:30:00.000Z',
      until: '2026-07-01T17:30:00.000Z',
    }
    expect(sentAt('2026-07-01T16:29:59.999Z')).toBeNull()
    expect(sentAt('2026-07-01T16:30:00.000Z')).toEqual(reminder)
    expect(sentAt('2026-07-01T17:29:59.999Z')).toEqual(reminder)
    expect(sentAt('2026-07-01T17:30:00.000Z')).toBeNull()
  })

  test('is that of the day before shortly after midnight', () => {
    const sentAt = sentIn('23:59')
    const reminder = {
      dayBegan: '2026-06-30T22:00:00.000Z',
      dueAt: '2026-07-01T21:59:00.000Z',
      until: '2026-07-01T22:59:00.000Z',
    }
    expect(sentAt('2026-07-01T21:59:00.000Z')).toEqual(reminder)
    expect(sentAt('2026-07-01T22:58:59.999Z')).toEqual(reminder)
    expect(sentAt('2026-07-01T22:59:00.000Z')).toBeNull()
  })
})

describe('when the clocks change at night', () => {
  test('a time that they skip is an hour later', () => {
    expect(nextReminder({ time: '02:30' }, '2026-03-28T22:00:00.000Z', 'Europe/Berlin')).toBe(
      '2026-03-29T01:30:00.000Z',
    )
  })

  test('a time that they show twice is the first one', () => {
    expect(nextReminder({ time: '02:30' }, '2026-10-24T22:00:00.000Z', 'Europe/Berlin')).toBe(
      '2026-10-25T00:30:00.000Z',
    )
  })
})

test('the next reminder is always in the future, today or tomorrow, and may be sent when it is due', () => {
  fc.assert(
    fc.property(times, moments, fc.constantFrom(...zones), (time, now, zone) => {
      const due = nextReminder({ time }, now, zone)
      expect(due > now).toBe(true)
      expect(dayOf(due, zone) - dayOf(now, zone)).toBeLessThanOrEqual(1)
      expect(sendableReminder({ time }, due, zone)?.dueAt).toBe(due)
    }),
  )
})
