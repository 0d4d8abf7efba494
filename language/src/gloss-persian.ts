import { fold } from './fold.ts'
import type { Features } from './forms/entry.ts'
import { compoundTense, isParticiple, isPastStem } from './forms/forms.ts'
import { beforePastStem, tensesAfter } from './forms/persian-verbs.ts'
import { isInClause, type Word } from './gloss-words.ts'
import { isAfterTime } from './persian-context.ts'

/** The parts of a Persian verb of several words. */
export interface PersianVerb {
  readonly infinitive: string
  readonly features: Features
  /** The other words of the entry, folded: کار of "کار کردن". */
  readonly apart: readonly string[]
}

/** Properties of all words of the text, by position. */
export interface TextContext {
  /** Whether no other reading explains a word, so that it must belong to a verb, even a distant one. */
  readonly isUnexplained: (at: number) => boolean
  /** Whether a word may stand between the parts of a verb: an adjective, a pronoun. */
  readonly isAttribute: (at: number) => boolean
  /** Whether a word is a headword without an ending. */
  readonly isHeadword: (at: number) => boolean
  /** Whether a word may be an adjective: "بسته است" may be "has closed" or "is closed". */
  readonly isAdjective: (at: number) => boolean
}

/** Positions of the words that form a verb, and their combined features. */
export interface PersianParts {
  readonly parts: number[]
  readonly features: Features
  /** Whether one of them is more likely the object of the sentence: "دستم را تکان دادم". */
  readonly hasObject?: boolean
}

/** Endings of a word before its verb: "کمکم کن", "سؤالی پرسید". Folded. */
const clitic = /^(?:ها|ا)?ی?(?:[متش]|[متش][او]ن)?$/u
/** Follows a direct object, which then is not part of the verb: "کار را کردم". */
const object = /^(?:را|رو)$/u

const futures = new Map(beforePastStem.map(({ auxiliary, features }) => [fold(auxiliary), features]))

/** The words that form a verb with the word at a position, including it; `null` if some are missing. */
export function persianParts(
  words: readonly Word[],
  at: number,
  verb: PersianVerb,
  context: TextContext,
): PersianParts | null {
  const tense = tenseAt(words, at, verb, context)
  if (verb.apart.length === 0) return tense
  const otherParts = partsBefore(words, tense.parts[0] ?? at, verb, context) ?? partsAfter(words, at, verb)
  if (!otherParts) return null
  const hasObject = otherParts.some(
    (place) => object.test(words[place + 1]?.folded ?? '') && !otherParts.includes(place + 1),
  )
  return { parts: [...otherParts, ...tense.parts], features: tense.features, hasObject }
}

/** "رفته بودم", "خواهم رفت": tenses of two words. */
function tenseAt(words: readonly Word[], at: number, verb: PersianVerb, context: TextContext): PersianParts {
  const { features, apart } = verb
  // "کمربند بسته است" is never "is closed".
  if (
    isParticiple(features) &&
    isInClause(words, at + 1, at) &&
    (apart.length > 0 || !context.isAdjective(at))
  ) {
    const auxiliary = words[at + 1]?.folded
    const tense = tensesAfter(words[at]?.folded ?? '').find((tense) => fold(tense.auxiliary) === auxiliary)
    if (tense) return { parts: [at, at + 1], features: compoundTense(tense.features, features) }
  }
  const future = futures.get(words[at - 1]?.folded ?? '')
  if (future && isPastStem(features) && isInClause(words, at - 1, at))
    return { parts: [at - 1, at], features: future }
  return { parts: [at], features }
}

/** The last of the other words is near the verb, unless it can only be part of that verb. */
function partsBefore(
  words: readonly Word[],
  at: number,
  { apart, infinitive }: PersianVerb,
  context: TextContext,
): number[] | null {
  const parts: number[] = []
  let next = at
  for (const part of apart.toReversed()) {
    const place = placeBefore(words, next, part, context)
    if (place === null) return null
    if (next === at && !context.isUnexplained(place)) {
      // "کمک زیادی کرد", but "کار جدیدی دارد" means having a job.
      const mayBeNear = !/(?:داشتن|بودن)$/u.test(infinitive) && context.isAttribute(at - 1)
      if (place < at - (mayBeNear ? 2 : 1) || isOwnNoun(words, place)) return null
    }
    parts.unshift(place)
    next = place
  }
  return parts
}

/** "چه کار می‌کنی" and "این کار را کردم" do not mean working, "چند روز پیش آمدم" does not mean happening. */
function isOwnNoun(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.folded ?? ''
  if (words[at]?.folded === 'پیش') return isAfterTime(words, at)
  return words[at]?.folded === 'کار' && /^(?:چه|چی|هر|همین|همان|هیچ|این|ان|یک|یه)$/u.test(before)
}

function placeBefore(
  words: readonly Word[],
  at: number,
  part: string,
  { isHeadword }: TextContext,
): number | null {
  for (let place = at - 1; place >= at - 6 && isInClause(words, place, at); place -= 1) {
    const word = words[place]?.folded ?? ''
    if (word === part) return place
    // سرم is "drip", not "my head".
    if (word.startsWith(part) && clitic.test(word.slice(part.length)) && !isHeadword(place)) return place
  }
  return null
}

/** "می‌رم بیرون": the destination may follow the verb. */
function partsAfter(words: readonly Word[], at: number, { apart, infinitive }: PersianVerb): number[] | null {
  if (!/(?:رفتن|آمدن)$/u.test(infinitive)) return null
  const places = apart.map((_, offset) => at + 1 + offset)
  const isThere = places.every(
    (place, offset) => words[place]?.folded === apart[offset] && isInClause(words, place, at),
  )
  return isThere ? places : null
}
