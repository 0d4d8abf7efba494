import { fold } from '@pol/content/fold'
import type { Noun } from '../lexicon.ts'

export interface NounReading {
  readonly noun: Noun
  readonly isPlural: boolean
}

/** Finds nouns by any of their forms. */
export class GermanNounIndex {
  private readonly readings = new Map<string, NounReading[]>()
  /** The most words that a noun is written in. */
  readonly longest: number = 1

  constructor(nouns: readonly Noun[]) {
    for (const noun of nouns) {
      this.add(noun.german, noun, false)
      if (noun.plural !== '') this.add(noun.plural, noun, true)
      if (noun.plural !== '' && !/[ns]$/u.test(noun.plural)) this.add(`${noun.plural}n`, noun, true)
      if (noun.gender !== 'die')
        for (const ending of genitives(noun)) this.add(noun.german + ending, noun, false)
      if (noun.gender === 'der' && noun.plural.endsWith('en')) this.add(noun.plural, noun, false)
    }
  }

  of(key: string): readonly NounReading[] {
    return this.readings.get(key) ?? []
  }

  private add(text: string, noun: Noun, isPlural: boolean): void {
    const key = fold(text)
    const readings = this.readings.get(key) ?? []
    const isKnown = readings.some(
      (it) => it.noun.german === noun.german && it.noun.gender === noun.gender && it.isPlural === isPlural,
    )
    if (!isKnown) this.readings.set(key, [...readings, { noun, isPlural }])
  }
}

function genitives({ german }: Noun): string[] {
  return /[sßxz]$/u.test(german) ? ['es'] : ['s', 'es']
}
