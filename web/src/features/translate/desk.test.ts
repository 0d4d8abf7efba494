import { expect, test } from 'vitest'
import { emptyDesk, isOutdated, swapped, turned, type Desk } from './desk.ts'

const greeting: Desk = { direction: 'de-to-fa', source: 'Hallo', result: 'سلام', original: 'Hallo' }

test('swapping exchanges direction and texts, and twice brings everything back', () => {
  const back = swapped(greeting)
  expect(back).toMatchObject({ direction: 'fa-to-de', source: 'سلام', result: 'Hallo' })
  expect(isOutdated(back)).toBe(false)
  expect(swapped(back)).toEqual(greeting)
})

test('swapping before anything was translated loses nothing', () => {
  const typed = { ...emptyDesk, source: 'Hallo' }
  expect(swapped(typed)).toMatchObject({ source: '', result: 'Hallo' })
  expect(swapped(swapped(typed))).toMatchObject({ source: 'Hallo', result: '', direction: 'de-to-fa' })
})

test('a translation is out of date while its text is another', () => {
  expect(isOutdated(greeting)).toBe(false)
  const changed = { ...greeting, source: 'Hallo Maryam' }
  expect(isOutdated(changed)).toBe(true)
  expect(isOutdated(swapped(changed))).toBe(true)
  expect(isOutdated({ ...changed, source: 'Hallo' })).toBe(false)
  expect(isOutdated({ ...emptyDesk, source: 'Hallo' })).toBe(false)
})

test('another direction keeps the text and drops the translation into the wrong language', () => {
  expect(turned(greeting, 'fa-to-de')).toEqual({ ...emptyDesk, direction: 'fa-to-de', source: 'Hallo' })
  expect(turned(greeting, 'de-to-fa')).toBe(greeting)
})
