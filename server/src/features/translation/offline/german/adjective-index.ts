import { fold } from '@pol/content/fold'
import type { TaughtWord } from '../content.ts'
import { comparative, superlative } from './compare.ts'

/** The first words to read are taught without their part of speech. */
export const notAdjectives = new Set([
  'ich',
  'heute',
  'morgen',
  'hallo',
  'tschüss',
  'ja',
  'danke',
  'eins',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sieben',
  'zehn',
])

export interface AdjectiveReading {
  readonly farsi: string
  readonly degree: 'positive' | 'comparative' | 'superlative'
}

/** Finds adjectives in any declension and degree. */
export class GermanAdjectiveIndex {
  private readonly readings = new Map<string, AdjectiveReading>()

  constructor(words: readonly TaughtWord[]) {
    for (const { german, farsi, type } of words) {
      if (type !== 'adjective' && !(type === '' && /^\p{Ll}+$/u.test(german) && !notAdjectives.has(german)))
        continue
      this.addDegree(german, { farsi, degree: 'positive' })
      this.addDegree(comparative(german), { farsi, degree: 'comparative' })
      this.addDegree(superlative(german), { farsi, degree: 'superlative' })
      this.add(`am ${superlative(german)}en`, { farsi, degree: 'superlative' })
    }
  }

  of(key: string): AdjectiveReading | undefined {
    return this.readings.get(key)
  }

  private addDegree(text: string, reading: AdjectiveReading): void {
    const stem = /[^aeiou]el$/u.test(text)
      ? text.replace(/el$/u, 'l')
      : /(?:eu|au)er$/u.test(text)
        ? text.replace(/er$/u, 'r')
        : text.replace(/e$/u, '')
    this.add(text, reading)
    for (const ending of ['e', 'en', 'em', 'er', 'es'])
      this.add((text === 'hoch' ? 'hoh' : stem) + ending, reading)
  }

  private add(text: string, reading: AdjectiveReading): void {
    const key = fold(text)
    if (!this.readings.has(key)) this.readings.set(key, reading)
  }
}
