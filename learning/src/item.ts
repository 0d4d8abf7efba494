import type { Inflected } from '@pol/language/forms/entry'
import type { Language } from '@pol/language/language'

/** An entry of the lexicon. */
export interface Word extends Inflected {
  readonly kind: 'word'
  readonly id: string
  readonly sense_german: string
  readonly sense_farsi: string
  readonly topic: string
  /** A1, A2 or B1. */
  readonly level: string
  /** One emoji, of what can be shown. */
  readonly icon?: string
}

/** A sentence. */
export interface Line {
  readonly kind: 'line'
  readonly id: string
  readonly german: string
  readonly farsi: string
  readonly transliteration: string
  /** The situation or category it belongs to. */
  readonly topic: string
}

/** A Persian letter. */
export interface Letter {
  readonly kind: 'letter'
  readonly id: string
  /** Its name in German spelling. */
  readonly german: string
  readonly farsi: string
  readonly transliteration: string
}

/** An item that can be learned. */
export type Item = Word | Line | Letter

/** Whether its forms are asked for, rather than the item itself. */
export function asksForms(item: Item): item is Word {
  return item.kind === 'word' && item.type === 'verb'
}

/** A noun with its article, as it is shown; everything else as it is. */
export function germanOf(item: Item): string {
  return item.kind === 'word' && item.article !== '' ? `${item.article} ${item.german}` : item.german
}

/** The text of an item in the language that is learned. */
export function targetOf(item: Item, language: Language): string {
  return language === 'fa' ? item.farsi : germanOf(item)
}

/** Its meaning, in the language that the learner knows. */
export function meaningOf(item: Item, language: Language): string {
  return language === 'fa' ? germanOf(item) : item.farsi
}

/** Letters of which the next one is never joined. */
const unjoined = /[اآدذرزژو]/u
const joiner = '\u200D'

export const places = ['alone', 'first', 'middle', 'last'] as const
export type Place = (typeof places)[number]

/** How a letter is written in a place of a word; of letters that join nothing after them, two places look like others. */
export function letterIn(letter: string, place: Place): string {
  const joinsBefore = place === 'middle' || place === 'last'
  const joinsAfter = (place === 'first' || place === 'middle') && !unjoined.test(letter)
  return `${joinsBefore ? joiner : ''}${letter}${joinsAfter ? joiner : ''}`
}
