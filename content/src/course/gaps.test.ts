import { expect, test } from 'vitest'
import { selectedGaps } from './gaps.ts'

/** "gehen present": a gap of a verb that exercises a rule; "gehen": one that exercises none. */
const gap = (text: string) => {
  const [entry = '', rule] = text.split(' ')
  return { german: '', farsi: '', transliteration: '', at: 0, answer: '', wrongForms: [], entry, rule, text }
}
const selected = (texts: readonly string[]) =>
  selectedGaps(texts.map(gap), ({ rule }) => rule).map(({ text }) => text)

test('gaps that exercise a rule of the unit come before the others, although their words are farther away', () => {
  expect(selected(['sein', 'haben', 'gehen present', 'kommen'])).toEqual([
    'gehen present',
    'sein',
    'haben',
    'kommen',
  ])
})

test('each rule has a gap before another one has its second', () => {
  const ofOneRule = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((verb) => `${verb} present`)
  expect(selected([...ofOneRule, 'mein possessive', 'dein possessive'])).toEqual([
    'a present',
    'mein possessive',
    'b present',
    'dein possessive',
    'c present',
    'd present',
    'e present',
    'f present',
  ])
})

test('at most two gaps of a word, those with a rule if it has some', () => {
  expect(selected(['sein', 'sein', 'sein present', 'haben', 'sein present'])).toEqual([
    'sein present',
    'sein present',
    'haben',
  ])
})
