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
  /** An emoji, if the word can be depicted. */
  readonly icon?: string
}

/** A sentence. */
export interface Line {
  readonly kind: 'line'
  readonly id: string
  readonly german: string
  readonly farsi: string
  readonly transliteration: string
  /** Its situation or category. */
  readonly topic: string
}

/** A letter of the Persian alphabet. */
export interface Letter {
  readonly kind: 'letter'
  readonly id: string
  /** Its name in German spelling. */
  readonly german: string
  readonly farsi: string
  readonly transliteration: string
}

/** Everything that can be learned. */
export type Item = Word | Line | Letter

/** Whether tasks ask for its forms instead of the item itself. */
export function asksForms(item: Item): item is Word {
  return item.kind === 'word' && item.type === 'verb'
}

/** The German text as displayed; nouns have their article. */
export function germanOf(item: Item): string {
  return item.kind === 'word' && item.article !== '' ? `${item.article} ${item.german}` : item.german
}

/** The text of an item in the learned language. */
export function targetOf(item: Item, language: Language): string {
  return language === 'fa' ? item.farsi : germanOf(item)
}

/** The text of an item in the language that the learner speaks. */
export function meaningOf(item: Item, language: Language): string {
  return language === 'fa' ? germanOf(item) : item.farsi
}

/** Letters that do not join the following letter. */
const unjoined = /[اآدذرزژو]/u
const joiner = '\u200D'

export const places = ['alone', 'first', 'middle', 'last'] as const
export type Place = (typeof places)[number]

/**
 * The shape of a letter at a position in a word. For letters that do not join the following one, two positions share a
 * shape.
 */
export function letterIn(letter: string, place: Place): string {
  const joinsBefore = place === 'middle' || place === 'last'
  const joinsAfter = (place === 'first' || place === 'middle') && !unjoined.test(letter)
  return `${joinsBefore ? joiner : ''}${letter}${joinsAfter ? joiner : ''}`
}
