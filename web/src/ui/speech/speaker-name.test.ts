import { expect, test } from 'vitest'
import { speakerName } from './speaker-name.ts'

test('the name is what is read, and in which language', () => {
  expect(speakerName('Guten Tag', 'alloy', 'idle')).toBe('Guten Tag anhören')
  expect(speakerName('سلام', 'nova', 'idle')).toBe('سلام auf Farsi anhören')
  expect(speakerName('سلام', 'nova', 'loading')).toBe('سلام auf Farsi wird geladen, stoppen')
  expect(speakerName('Guten Tag', 'alloy', 'playing')).toBe('Guten Tag wird abgespielt, stoppen')
})

test('a sentence of eighty characters is spelled out, a longer one is shortened', () => {
  const sentence = 'a'.repeat(80)
  expect(speakerName(sentence, 'alloy', 'idle')).toBe(`${sentence} anhören`)
  expect(speakerName(`${sentence}a`, 'alloy', 'idle')).toBe(`${'a'.repeat(79)}… anhören`)
  expect(speakerName(`${sentence}a`, 'nova', 'idle')).toBe(`${'a'.repeat(79)}… auf Farsi anhören`)
})

test('a picture at the cut is not torn apart, and no space stands before the dots', () => {
  expect(speakerName('😀'.repeat(81), 'alloy', 'idle')).toBe(`${'😀'.repeat(79)}… anhören`)
  expect(speakerName(`${'a'.repeat(78)} bcd`, 'alloy', 'idle')).toBe(`${'a'.repeat(78)}… anhören`)
})
