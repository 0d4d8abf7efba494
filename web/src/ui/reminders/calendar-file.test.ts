import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const reminder = {
  time: '18:30',
  minutes: 20,
  now: new Date('2027-03-26T21:00:00'),
  productName: 'Pol',
  url: 'https://pol.example/ueben',
}

function eventIn(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as never)
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
}

describe('the calendar file', () => {
  test('has an event every day from tomorrow on, at the same time by every clock', () => {
    const event = eventIn(calendarFile(reminder))
    const iterator = event.iterator()
    const days = [1, 2, 3].map(() => iterator.next())
    // Clocks are put forward in the night of the second day.
    expect(days.map(String)).toEqual(['2027-03-27T18:30:00', '2027-03-28T18:30:00', '2027-03-29T18:30:00'])
    expect(event.startDate.zone).toBe(ICAL.Timezone.localTimezone)
    expect(event.duration.toSeconds()).toBe(20 * 60)
    expect(event.component.getFirstPropertyValue('rrule')?.toString()).toBe('FREQ=DAILY')
  })

  test('says what it is about, links practice, and rings when it begins', () => {
    const { summary, component } = eventIn(calendarFile(reminder))
    expect(summary).toBe('Üben mit Pol')
    expect(component.getFirstPropertyValue('url')).toBe('https://pol.example/ueben')
    const alarm = component.getFirstSubcomponent('valarm')
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY')
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('PT0S')
  })

  test('replaces an earlier one of the site in a calendar', () => {
    const [earlier, later] = ['07:00', '21:45'].map((time) => eventIn(calendarFile({ ...reminder, time })))
    expect(later?.uid).toBe(earlier?.uid)
    expect(String(later?.startDate)).toBe('2027-03-27T21:45:00')
    const elsewhere = eventIn(calendarFile({ ...reminder, url: 'https://other.example/ueben' }))
    expect(elsewhere.uid).not.toBe(earlier?.uid)
  })

  test('begins in the next month or year where that is tomorrow', () => {
    const file = calendarFile({ ...reminder, now: new Date('2027-12-31T08:00:00'), time: '00:05' })
    expect(String(eventIn(file).startDate)).toBe('2028-01-01T00:05:00')
  })

  test('has lines of at most 75 octets, which end with CRLF, however long a name is', () => {
    const productName = 'آموزش زبان، فارسی; آلمانی '.repeat(8).trim()
    const file = calendarFile({ ...reminder, productName })
    expect(file.endsWith('\r\n')).toBe(true)
    const lines = file.slice(0, -2).split('\r\n')
    expect(lines.join('')).not.toMatch(/[\r\n]/)
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(eventIn(file).summary).toBe(`Üben mit ${productName}`)
  })
})
