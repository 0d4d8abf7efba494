import { fold } from '../fold.ts'
import type { FormIndex, Hit } from '../form-index.ts'
import type { Inflected } from '../forms/entry.ts'
import { isPerson, wordForms } from '../gaps/persons.ts'
import { glossOf, hitsOf } from '../gloss.ts'
import { type Word, wordsOf } from '../gloss-words.ts'
import type { Language } from '../language.ts'

/** A word of a sentence with its likeliest reading, and the words that it forms one verb or expression with. */
export interface Place<Entry> {
  readonly word: Word
  readonly hit: Hit<Entry> | undefined
  /** Whether the word alone may have a person, as a form of this reading. */
  readonly isFinite: boolean
  /** Identifies the words that belong together: "rufe … an". */
  readonly row: number
}

/** A clause in the right order and as given. */
export interface Clause<Entry> {
  readonly right: readonly Place<Entry>[]
  readonly given: readonly Place<Entry>[]
  /** The mark that ends its sentence: ".", "?", "!", or "" without one. */
  readonly mark: string
}

/**
 * The clauses of a sentence whose words were put in another order; null if words were added or left out, or mixed between
 * clauses.
 */
export function clausesOf<Entry extends Inflected>(
  index: FormIndex<Entry>,
  sentence: string,
  given: string,
): readonly Clause<Entry>[] | null {
  const words = wordsOf(given)
  // Explaining the words takes much longer than comparing them.
  if (!isSameWords(wordsOf(sentence), words)) return null
  const places = placesOf(index, sentence)
  const order = inOrder(places, words)
  const numbers = [...new Set(places.map(({ word }) => word.clause))]
  const clauses = numbers.map((number) => places.filter(({ word }) => word.clause === number))
  let start = 0
  const split = clauses.map((right): Clause<Entry> => {
    const part = order.slice(start, start + right.length)
    start += right.length
    const last = right.at(-1)?.word
    const rest = last ? sentence.slice(last.at + last.text.length) : ''
    const [mark = ''] = /[.!?…؟]/u.exec(rest) ?? []
    return { right, given: part, mark }
  })
  const isMixed = split.some(({ right, given: part }) => part.some((place) => !right.includes(place)))
  return isMixed ? null : split
}

function placesOf<Entry extends Inflected>(index: FormIndex<Entry>, sentence: string): Place<Entry>[] {
  const rows = glossOf(index, sentence)
  return wordsOf(sentence).map((word, at) => {
    const row = rows.findIndex((one) => one.words.includes(at))
    const [first] = rows[row]?.hits ?? []
    // "Wie geht es Ihnen?" is one entry, but has a verb.
    const isPhrase = (rows[row]?.words.length ?? 0) > 1 && first?.entry.type !== 'verb'
    const hit = isPhrase ? hitsOf(index, word.text)[0] : first
    return { word, hit, isFinite: isFiniteIn(index.language, word, hit), row }
  })
}

/** "haben" and "sein" as auxiliaries: "habe … gegessen". */
const auxiliary = /^(?:ha(?:be|st|t|ben|bt|tte(?:n|st|t)?)|bin|bist|ist|sind|seid|war(?:en|st|t)?)$/u

function isFiniteIn(language: Language, { folded }: Word, hit: Hit<Inflected> | undefined): boolean {
  if (hit?.entry.type !== 'verb' || hit.features.includes('participle')) return false
  if (language === 'de' && hit.features.includes('perfect')) return auxiliary.test(folded)
  return wordForms(language, hit.entry).some(
    ({ text, features }) => features.some(isPerson) && fold(text) === folded,
  )
}

function isSameWords(words: readonly Word[], others: readonly Word[]): boolean {
  const sorted = (all: readonly Word[]) =>
    all
      .map(({ folded }) => folded)
      .toSorted()
      .join(' ')
  return words.length === others.length && sorted(words) === sorted(others)
}

/** The places in the order of the given words, which are the same. */
function inOrder<Entry>(places: readonly Place<Entry>[], words: readonly Word[]): readonly Place<Entry>[] {
  const left = [...places]
  return words.flatMap((word) =>
    left.splice(
      left.findIndex((place) => place.word.folded === word.folded),
      1,
    ),
  )
}

/** Whether no other word of the clause is written like this one. */
export function isUnique<Entry>(place: Place<Entry>, clause: readonly Place<Entry>[]): boolean {
  return clause.filter(({ word }) => word.folded === place.word.folded).length === 1
}

/** The written words, with "…" at the end: "Ich gehe …". */
export const beginningOf = (places: readonly Place<unknown>[]): string =>
  `${places.map(({ word }) => word.text).join(' ')} …`
