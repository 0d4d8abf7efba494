import type { Inflected } from '@pol/language/forms/entry'
import { otherArticleOf } from '@pol/language/forms/other-article'
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
  /** The German text with "|" between the parts of a compound, if its tiles would be cut elsewhere. */
  readonly divided?: string
  /** An emoji, if the word can be depicted. */
  readonly icon?: string
  /** Other entries that are one item with this one, by the language that is learned (leaders.ts). */
  readonly others?: Readonly<Partial<Record<Language, readonly Word[]>>>
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
  /** The level of the last word that it needs, by the language that is learned. */
  readonly levels: Readonly<Record<Language, string>>
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

/** Whether two articles are right: "der Liter" and "das Liter". */
export function hasTwoArticles(item: Item): boolean {
  return item.kind === 'word' && otherArticleOf(item) !== null
}

/** The text of an item in the learned language. */
export function targetOf(item: Item, language: Language): string {
  return language === 'fa' ? item.farsi : germanOf(item)
}

/** What an item stands for: itself and the other entries of a word. */
export function entriesOf<Entry extends Item>(item: Entry, language: Language): readonly (Entry | Word)[] {
  return item.kind === 'word' ? [item, ...(item.others?.[language] ?? [])] : [item]
}

/** The entries up to the level of the item, which are shown at first: not „betragen“ (B1) for «بودن» (A1). */
export function firstEntriesOf(item: Item, language: Language): readonly Item[] {
  return entriesOf(item, language).filter((entry) => levelOf(entry, language) <= levelOf(item, language))
}

/** A1, A2 or B1; letters have none. */
export function levelOf(item: Item, language: Language): string {
  if (item.kind === 'letter') return ''
  return item.kind === 'line' ? item.levels[language] : item.level
}

/** The meaning of one entry, in the language that the learner speaks. */
export function meaningOfEntry(item: Item, language: Language): string {
  return language === 'fa' ? germanOf(item) : item.farsi
}

/** The text of an item in the language that the learner speaks: its meanings up to its level. */
export function meaningOf(item: Item, language: Language): string {
  const meanings = firstEntriesOf(item, language).map((entry) => meaningOfEntry(entry, language))
  return [...new Set(meanings)].join(language === 'fa' ? ', ' : '، ')
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
