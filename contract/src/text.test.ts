import { expect, test } from 'vitest'
import { t, withValues } from './text.ts'

const entries = '{count} Eintrag|{count} Einträge'
const lost = 'یک تغییر از دست رفته است.|{count} تغییر از دست رفته است.'

test('placeholders are replaced by values, which may look like placeholders', () => {
  expect(t('{name} hat {count} Punkte', { name: '{count}', count: 3 })).toBe('{count} hat 3 Punkte')
})

test('the value `count` selects singular or plural', () => {
  expect([0, 1, 2, 21].map((count) => t(entries, { count }))).toEqual([
    '0 Einträge',
    '1 Eintrag',
    '2 Einträge',
    '21 Einträge',
  ])
})

test('each language has its own plural rule: in Persian, zero is singular', () => {
  expect([0, 1, 2].map((count) => withValues(lost, { count }, 'fa'))).toEqual([
    'یک تغییر از دست رفته است.',
    'یک تغییر از دست رفته است.',
    '2 تغییر از دست رفته است.',
  ])
})

test('a text with one form uses it for every count', () => {
  expect([0, 1, 2].map((count) => withValues('{count} مورد', { count }, 'fa'))).toEqual([
    '0 مورد',
    '1 مورد',
    '2 مورد',
  ])
})
