import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf, nameOfDay, startOfDay } from './day.ts'

describe('the day depends on the time zone of the learner', () => {
  test.each([
    ['2026-03-01T22:59:59.999Z', 'Europe/Berlin', '2026-03-01'],
    ['2026-03-01T23:00:00.000Z', 'Europe/Berlin', '2026-03-02'],
    ['2026-03-01T20:29:59.999Z', 'Asia/Tehran', '2026-03-01'],
    ['2026-03-01T20:30:00.000Z', 'Asia/Tehran', '2026-03-02'],
    ['2026-03-02T07:59:59.999Z', 'America/Los_Angeles', '2026-03-01'],
  ])('%s in %s is %s', (at, zone, day) => {
    expect(nameOfDay(dayOf(at, zone))).toBe(day)
  })
})

describe('a day begins at midnight', () => {
  test.each([
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z'],
    ['Asia/Tehran', '2026-03-22', '2026-03-21T20:30:00.000Z'],
    // Iran skipped the hour after midnight.
    ['Asia/Tehran', '2022-03-22', '2022-03-21T20:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-01-01', '2026-01-01T11:00:00.000Z'],
  ])('%s, %s: %s', (zone, name, start) => {
    expect(startOfDay(Date.parse(name) / 86_400_000, zone)).toBe(start)
  })

  test('the previous moment is on the previous day, in every time zone and on every day', () => {
    const zones = [
      'Europe/Berlin',
      'Asia/Tehran',
      'Asia/Kathmandu',
      'America/St_Johns',
      'Australia/Lord_Howe',
    ]
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 18_000, max: 22_000 }), (zone, day) => {
        const start = startOfDay(day, zone)
        expect(dayOf(start, zone)).toBe(day)
        expect(dayOf(new Date(Date.parse(start) - 1).toISOString(), zone)).toBe(day - 1)
      }),
    )
  })
})
