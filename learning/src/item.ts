import type { Inflected } from '@pol/language/forms/entry'
import { otherArticleOf } from '@pol/language/forms/other-article'
import type { Language } from '@pol/language/language'
import { joinsLeft } from '@pol/language/script/letter-forms'

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
  /** Id of the entry whose meaning is shown first, by the language that is learned; without it, its own. */
  readonly first?: Readonly<Partial<Record<Language, string>>>
  /** Other entries that are one item with this one, by the language that is learned (leaders.ts). */
  readonly others?: Readonly<Partial<Record<Language, readonly Word[]>>>
  /** In a lesson: the entries of the only meanings that are shown, by the language that is learned. */
  readonly shown?: Readonly<Partial<Record<Language, readonly Item[]>>>
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
  /** The form of that word, as it stands in the sentence; empty if it stands there in several parts. */
  readonly lastWords: Readonly<Record<Language, string>>
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

/** A word is shown with this many meanings at first: more are no help to choose and to remember one. */
const mostMeanings = 3

/**
 * The entries of the meanings that are shown at first, the one that a learner needs most before the others: not more than
 * three, and none above the level of the item, as „betragen“ (B1) for «بودن» (A1). In a lesson, those that it shows.
 */
export function firstEntriesOf(item: Item, language: Language): readonly Item[] {
  const shown = shownInLesson(item, language)
  if (shown) return shown
  const all = entriesOf(item, language)
  if (all.length === 1) return all
  const leading = (item.kind === 'word' && item.first?.[language]) || item.id
  const entries = all
    .filter((entry) => levelOf(entry, language) <= levelOf(item, language))
    .toSorted((a, b) => Number(b.id === leading) - Number(a.id === leading))
  const meanings = new Set(entries.map((entry) => meaningOfEntry(entry, language)))
  const first = new Set([...meanings].slice(0, mostMeanings))
  return entries.filter((entry) => first.has(meaningOfEntry(entry, language)))
}

/** The entries of the meanings that a lesson shows; undefined for items outside of lessons, and for other items than words. */
export function shownInLesson(item: Item, language: Language): readonly Item[] | undefined {
  return item.kind === 'word' ? item.shown?.[language] : undefined
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

/** The meaning of an item that a learner needs first. */
export function firstMeaningOf(item: Item, language: Language): string {
  const [first = item] = firstEntriesOf(item, language)
  return meaningOfEntry(first, language)
}

/**
 * The text of an item in the language that the learner speaks: its first meanings, each further one with the hint that
 * says what is meant: "sein, geben (es gibt)". In a lesson, without hints.
 */
export function meaningOf(item: Item, language: Language): string {
  const [separator, betweenHints] = language === 'fa' ? [', ', '; '] : ['، ', '؛ ']
  const meanings = Map.groupBy(firstEntriesOf(item, language), (entry) => meaningOfEntry(entry, language))
  const hasHints = !shownInLesson(item, language)
  const texts = [...meanings].map(([meaning, entries], at) => {
    if (at === 0 || !hasHints) return meaning
    const hints = [...new Set(entries.map((entry) => senseOf(entry, language)))].filter(Boolean)
    return hints.length > 0 ? `${meaning} (${hints.join(betweenHints)})` : meaning
  })
  return texts.join(separator)
}

/** The hint on the sense of a word in the language that the learner speaks; empty for other items. */
function senseOf(item: Item, language: Language): string {
  if (item.kind !== 'word') return ''
  return language === 'fa' ? item.sense_german : item.sense_farsi
}

const joiner = '\u200D'

export const places = ['alone', 'first', 'middle', 'last'] as const
export type Place = (typeof places)[number]

/**
 * The shape of a letter at a position in a word. For letters that do not join the following one, two positions share a
 * shape.
 */
export function letterIn(letter: string, place: Place): string {
  const joinsBefore = place === 'middle' || place === 'last'
  const joinsAfter = (place === 'first' || place === 'middle') && joinsLeft(letter)
  return `${joinsBefore ? joiner : ''}${letter}${joinsAfter ? joiner : ''}`
}
