import { expect, test } from 'vitest'
import type { Language } from '@pol/language/language'
import { loadEntries } from '../../lib/lexicon/entries.ts'
import { keyFormsOf } from './key-forms.ts'

const entries = await loadEntries()

function formsOf(language: Language, german: string): string[] {
  const entry = entries.find((entry) => entry.german === german)
  if (!entry) throw new Error(`There is no entry ${german}`)
  return keyFormsOf(language, entry).map(({ name, text }) => `${name}: ${text}`)
}

test('a verb shows its principal forms', () => {
  expect(formsOf('de', 'anrufen')).toEqual([
    '1. Person Singular Präsens: rufe an',
    '2. Person Singular Präsens: rufst an',
    '3. Person Singular Präsens: ruft an',
    '3. Person Singular Präteritum: rief an',
    'Partizip II: angerufen',
    '2. Person Singular Imperativ: ruf an',
  ])
  expect(formsOf('fa', 'anrufen')).toEqual([
    '1. Person Singular Präsens: زنگ می‌زنم',
    '1. Person Singular Präsens, verneint: زنگ نمی‌زنم',
    '1. Person Singular Präteritum: زنگ زدم',
    '3. Person Singular Perfekt: زنگ زده است',
    '1. Person Singular Subjunktiv: زنگ بزنم',
    '2. Person Singular Imperativ: زنگ بزن',
  ])
})

test('a noun shows plural and genitive, in Persian plural and possessive', () => {
  expect(formsOf('de', 'Haus')).toEqual(['Plural: Häuser', 'Genitiv Singular: Hauses'])
  expect(formsOf('fa', 'Haus')).toEqual(['Plural: خانه‌ها', 'Besitzendung 1. Person Singular: خانه‌ام'])
})

test('an adjective shows its degrees', () => {
  expect(formsOf('de', 'schnell')).toEqual(['Komparativ: schneller', 'Superlativ: am schnellsten'])
})

test('a word that is not inflected shows none', () => {
  expect(formsOf('de', 'aber')).toEqual([])
})

test('wrong forms are not shown: no plural of uncountable nouns, no "more better", no "I rain"', () => {
  expect(formsOf('de', 'Milch').join()).not.toContain('Plural')
  expect(formsOf('fa', 'Milch').join()).not.toContain('Plural')
  expect(formsOf('fa', 'besser')).toEqual([])
  expect(formsOf('fa', 'regnen')).toEqual([])
})
