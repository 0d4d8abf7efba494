import { expect, test } from 'vitest'
import { initialState, isOutdated, swapped, withDirection, type TranslatorState } from './translator-state.ts'

const greeting: TranslatorState = {
  direction: 'de-to-fa',
  source: 'Hallo',
  result: 'سلام',
  translatedSource: 'Hallo',
  isWhole: true,
  submitted: 'Hallo',
}

test('swapping exchanges direction and texts; swapping twice restores them', () => {
  const back = swapped(greeting)
  expect(back).toMatchObject({ direction: 'fa-to-de', source: 'سلام', result: 'Hallo' })
  expect(isOutdated(back)).toBe(false)
  expect(swapped(back)).toEqual({ ...greeting, isWhole: null, submitted: '' })
})

test('swapping removes the word-by-word explanation, because the result is now the typed text', () => {
  expect(swapped(greeting)).toMatchObject({ isWhole: null, submitted: '' })
})

test('swapping before the first translation keeps the text', () => {
  const typed = { ...initialState, source: 'Hallo' }
  expect(swapped(typed)).toMatchObject({ source: '', result: 'Hallo' })
  expect(swapped(swapped(typed))).toMatchObject({ source: 'Hallo', result: '', direction: 'de-to-fa' })
})

test('a translation is outdated while the source text differs', () => {
  expect(isOutdated(greeting)).toBe(false)
  const changed = { ...greeting, source: 'Hallo Maryam' }
  expect(isOutdated(changed)).toBe(true)
  expect(isOutdated(swapped(changed))).toBe(true)
  expect(isOutdated({ ...changed, source: 'Hallo' })).toBe(false)
  expect(isOutdated({ ...initialState, source: 'Hallo' })).toBe(false)
})

test('changing the direction keeps the text and removes the translation', () => {
  expect(withDirection(greeting, 'fa-to-de')).toEqual({
    ...initialState,
    direction: 'fa-to-de',
    source: 'Hallo',
  })
  expect(withDirection(greeting, 'de-to-fa')).toBe(greeting)
})
