import { type Random, randomOf, shuffled } from '../random.ts'
import { type Verdict, verdictOn } from '../grading.ts'

/** A word whose spelling is practised: `before`, `letters` and `after` together are the word. */
export interface SpellingWord {
  readonly id: string
  /** Id of the writing rule that decides, to which a mistake leads. */
  readonly rule: string
  readonly german: string
  /** Its meaning, which is always shown: Stadt sounds like statt. */
  readonly farsi: string
  readonly before: string
  readonly letters: string
  readonly after: string
  readonly wrong: readonly string[]
}

export type SpellingQuestion<Word> =
  | { readonly kind: 'gap'; readonly word: Word; readonly choices: readonly string[] }
  | { readonly kind: 'write'; readonly word: Word }

/**
 * Each of some words of a set is heard twice: first to choose the letters of a gap, then, in another order, to write the
 * whole word. All spellings of the set are asked equally often, as far as there are words.
 */
export function spellingQuestions<Word extends SpellingWord>(
  words: readonly Word[],
  count: number,
  seed: string,
): SpellingQuestion<Word>[] {
  const random = randomOf(seed)
  const chosen = evenly(words, count, random)
  return [
    ...shuffled(chosen, random).map((word) => ({
      kind: 'gap' as const,
      word,
      choices: shuffled([word.letters, ...word.wrong], random),
    })),
    ...shuffled(chosen, random).map((word) => ({ kind: 'write' as const, word })),
  ]
}

/** @returns this many of the words, one of each spelling in turn. */
function evenly<Word extends SpellingWord>(words: readonly Word[], count: number, random: Random): Word[] {
  const bySpelling = Map.groupBy(shuffled(words, random), ({ letters }) => letters.toLowerCase())
  const ranked = [...bySpelling.values()].flatMap((group) => group.map((word, turn) => ({ word, turn })))
  return ranked
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, count)
    .map(({ word }) => word)
}

/**
 * Grades the word that was written after hearing it. Unlike elsewhere, ss does not pass for ß where this is the question,
 * and a typing error is an error.
 */
export function spellingVerdict(word: SpellingWord, typed: string): Verdict {
  const verdict = verdictOn(typed, { accepted: [word.german] }, 'de')
  const isEszettAsked = word.letters === 'ß' || word.letters === 'ss'
  if (!verdict.isRight || !isEszettAsked || verdict.typed.toLowerCase().includes(word.letters)) return verdict
  const start = word.before.length
  return {
    ...verdict,
    isRight: false,
    notes: [],
    differences: {
      typed: [[start, verdict.typed.length - word.after.length]],
      answer: [[start, start + word.letters.length]],
    },
  }
}
