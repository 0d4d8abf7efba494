import { expect, test } from 'vitest'
import { speakerName } from './speaker-name.ts'

test('the name contains the text and its language', () => {
  expect(speakerName('Guten Tag', 'alloy', 'idle')).toBe('Guten Tag anhören')
  expect(speakerName('سلام', 'nova', 'idle')).toBe('سلام auf Farsi anhören')
  expect(speakerName('سلام', 'nova', 'loading')).toBe('سلام auf Farsi wird geladen, stoppen')
  expect(speakerName('Guten Tag', 'alloy', 'playing')).toBe('Guten Tag wird abgespielt, stoppen')
})

test('a sentence of 80 characters is complete, a longer one is shortened', () => {
  const sentence = 'a'.repeat(80)
  expect(speakerName(sentence, 'alloy', 'idle')).toBe(`${sentence} anhören`)
  expect(speakerName(`${sentence}a`, 'alloy', 'idle')).toBe(`${'a'.repeat(79)}… anhören`)
  expect(speakerName(`${sentence}a`, 'nova', 'idle')).toBe(`${'a'.repeat(79)}… auf Farsi anhören`)
})

test('an emoji at the cut stays whole, and there is no space before the ellipsis', () => {
  expect(speakerName('😀'.repeat(81), 'alloy', 'idle')).toBe(`${'😀'.repeat(79)}… anhören`)
  expect(speakerName(`${'a'.repeat(78)} bcd`, 'alloy', 'idle')).toBe(`${'a'.repeat(78)}… anhören`)
})
