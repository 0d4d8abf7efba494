import { fold } from '@pol/language/fold'
import type { FormIndex } from '@pol/language/form-index'
import type { Inflected } from '@pol/language/forms/entry'
import { hitsOf } from '@pol/language/gloss'
import { wordsOf } from '@pol/language/gloss-words'
import { nameOf } from '@pol/language/names'

/** Why a word has a capital; the writing rule that explains it has this name. */
export type CapitalReason = 'nouns' | 'names' | 'sentence-start' | 'polite'

/** A word of a sentence, as it is asked: all small. */
export interface SmallWord {
  readonly text: string
  /** Why it has a capital; null if it has none. */
  readonly reason: CapitalReason | null
  /** Spaces and punctuation before it and, for the last word, after it. */
  readonly before: string
  readonly after: string
}

/** Only letters and simple punctuation: no quotation, colon, digit or abbreviation. */
const simple = /^[\p{L} ,.!?’-]+$/u
const capitalInside = /\p{L}\p{Lu}/u
const polite = /^(?:Sie|Ihnen|Ihre?[mnrs]?)$/u
/** "You" or a verb in the second person plural: then "sie" cannot be meant. */
const politeInPersian =
  /(?<!\p{L})(?:شما|ن?می\u200C[\p{L}\u200C]+ید|ن?دارید|هستید|نیستید|بودید|کنید|ب(?!عید|اید)\p{L}+ید)(?!\p{L})/u
const fewestWords = 3

/**
 * The words of a taught sentence without their capitals, with the reason of each capital. Null if a reason is not certain:
 * adjectives used as nouns, "Sie" that the Persian sentence does not show to be polite, abbreviations.
 * @param farsi the same sentence in Persian.
 */
export function smallWords<Entry extends Inflected>(
  index: FormIndex<Entry>,
  sentence: string,
  farsi: string,
): SmallWord[] | null {
  if (!simple.test(sentence)) return null
  const words = wordsOf(sentence)
  if (words.length < fewestWords || words.some(({ text }) => capitalInside.test(text))) return null
  const small: SmallWord[] = []
  let end = 0
  for (const [place, { text, at, startsSentence }] of words.entries()) {
    const isCapital = /^\p{Lu}/u.test(text)
    const reason = startsSentence ? 'sentence-start' : isCapital ? reasonOf(index, text, farsi) : null
    if (isCapital !== (reason !== null)) return null
    const isLast = place === words.length - 1
    const before = sentence.slice(end, at)
    end = at + text.length
    small.push({ text: text.toLowerCase(), reason, before, after: isLast ? sentence.slice(end) : '' })
  }
  // The first word alone is no question.
  return small.some(({ reason }) => reason === 'nouns' || reason === 'names') ? small : null
}

function reasonOf<Entry extends Inflected>(
  index: FormIndex<Entry>,
  word: string,
  farsi: string,
): CapitalReason | null {
  if (polite.test(word)) return politeInPersian.test(farsi) ? 'polite' : null
  const nouns = hitsOf(index, word).filter(({ entry }) => entry.type === 'noun')
  if (nouns.some(({ entry }) => entry.article !== '' || entry.number === 'plural')) return 'nouns'
  return nouns.length > 0 || nameOf('de', fold(word)) ? 'names' : null
}

/** Where the learner's choice is wrong: words chosen without a capital, and capitals not chosen. Indexes, from 0. */
export function wrongCapitals(words: readonly SmallWord[], chosen: ReadonlySet<number>): number[] {
  return [...words.keys()].filter((at) => (words[at]?.reason !== null) !== chosen.has(at))
}
