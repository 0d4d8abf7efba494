import { fold } from '@pol/language/fold'
import type { Language } from '@pol/language/language'
import { normalised } from '@pol/language/normalised'
import { isWithinOneTypo } from '@pol/language/one-typo'
import { isTransliterationTyped } from '@pol/language/transliteration-typed'
import { withoutVowelMarks } from '@pol/language/vowel-marks'
import type { Grade } from './values.ts'

/** Accepted deviations that are pointed out. */
export type Note = 'typo' | 'capital' | 'letters' | 'spacing' | 'transliteration' | 'synonym'

/** Indexes in both texts where the typed one begins to differ from the right answer. */
export interface Difference {
  readonly typed: number
  readonly answer: number
}

export interface Verdict {
  readonly isRight: boolean
  readonly notes: readonly Note[]
  /** The typed text without punctuation, which is ignored. */
  readonly typed: string
  /** The right answer closest to the typed text, without punctuation; for a synonym, the word that was asked for. */
  readonly answer: string
  /** The first difference; null if there is none. */
  readonly difference: Difference | null
}

/** An answer and its transliteration. */
export interface SoundingAnswer {
  readonly text: string
  readonly transliteration: string
}

export interface Expected {
  readonly accepted: readonly string[]
  /** How Persian answers sound, which is accepted as well. */
  readonly sounds?: readonly SoundingAnswer[]
  /** Other words that answer the question as well, but are not the one that is learned. */
  readonly synonyms?: Expected
  /** Whether a folded text is a different word or form, and therefore not a typo. */
  isOther?(folded: string): boolean
}

/** Shorter words have too many neighbours one typo away. */
const shortestWithTypo = 5

/** Grades a text that was typed, or put together from parts. */
export function verdictOn(typed: string, expected: Expected, language: Language): Verdict {
  const text = tidy(typed)
  const readings = [...new Set(expected.accepted.map(tidy))]
  const exact = readings.find((answer) => answer === text)
  if (exact !== undefined) return { isRight: true, notes: [], typed: text, answer: exact, difference: null }

  const alike = readings.find((answer) => fold(answer) === fold(text))
  if (alike !== undefined) return right(text, alike, notesOn(text, alike))
  const spaced = readings.find((answer) => language === 'fa' && joined(answer) === joined(text))
  if (spaced !== undefined) return right(text, spaced, ['spacing'])

  const heard = expected.sounds?.find(({ transliteration }) => isTransliterationTyped(text, transliteration))
  if (heard) {
    const answer = tidy(heard.text)
    return { isRight: true, notes: ['transliteration'], typed: text, answer, difference: null }
  }

  const isOther = expected.isOther?.(fold(text)) ?? false
  const mistyped = isOther ? undefined : readings.find((answer) => hasOneTypo(text, answer))
  if (mistyped !== undefined) return right(text, mistyped, ['typo'])

  const { synonyms } = expected
  if (synonyms && verdictOn(typed, synonyms, language).isRight)
    return { isRight: true, notes: ['synonym'], typed: text, answer: readings[0] ?? '', difference: null }

  const nearest = readings.reduce(
    (best, answer) => (sameUntil(text, answer).answer > sameUntil(text, best).answer ? answer : best),
    readings[0] ?? '',
  )
  return { isRight: false, notes: [], typed: text, answer: nearest, difference: sameUntil(text, nearest) }
}

/** 1 wrong; 2 right after help, with a typo or with a synonym; 3 right. 4 ('Leicht') is self-reported. */
export function gradeOf({ isRight, notes }: Verdict, wasHelped: boolean): Grade {
  if (!isRight) return 1
  return wasHelped || notes.includes('typo') || notes.includes('synonym') ? 2 : 3
}

/** Removes punctuation around an answer, and repeated spaces. */
function tidy(text: string): string {
  return normalised(text)
    .replaceAll(/[.,!?;:؟،؛…«»‹›„“”‚‘"()[\]{}]/gu, ' ')
    .replaceAll(/(?<!\p{L})['’]|['’](?!\p{L})/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** Half-spaces are often typed as a space or omitted. */
function joined(text: string): string {
  return fold(text).replaceAll(' ', '')
}

function right(text: string, answer: string, notes: readonly Note[]): Verdict {
  return { isRight: true, notes, typed: text, answer, difference: firstDifference(text, answer) }
}

function notesOn(text: string, answer: string): Note[] {
  const bare = (written: string) => withoutVowelMarks(written).replaceAll('\u200C', '')
  if (bare(text) === bare(answer)) return ['spacing']
  const isCapital = bare(text).toLowerCase() === bare(answer).toLowerCase()
  return [isCapital ? 'capital' : 'letters']
}

/** Whether the texts are equal except for one typo in a word that is long enough. */
function hasOneTypo(text: string, answer: string): boolean {
  const words = fold(text).split(' ')
  const wanted = fold(answer).split(' ')
  if (words.length !== wanted.length) {
    // An extra or missing space is a typo, too: "auf stehen".
    return (
      Math.abs(words.length - wanted.length) === 1 &&
      words.join('') === wanted.join('') &&
      words.join('').length >= shortestWithTypo
    )
  }
  const wrong = wanted.filter((word, at) => word !== words[at])
  const [word = ''] = wrong
  const at = wanted.findIndex((word, place) => word !== words[place])
  return wrong.length === 1 && word.length >= shortestWithTypo && isWithinOneTypo(words[at] ?? '', word)
}

/** Position of the first letter that differs. */
function firstDifference(text: string, answer: string): Difference | null {
  let at = 0
  while (at < text.length && text[at] === answer[at]) at += 1
  return at === text.length && at === answer.length ? null : { typed: at, answer: at }
}

/**
 * Length of the common prefix after folding: "strase" differs from "Straße" in the fifth letter, not in the capital.
 */
function sameUntil(text: string, answer: string): Difference {
  const typedLetters = lettersOf(text)
  const answerLetters = lettersOf(answer)
  let at = 0
  while (at < typedLetters.length && typedLetters[at]?.letter === answerLetters[at]?.letter) at += 1
  // "schon" differs from "schön" in the o, although ö folds to o and e.
  if (isInside(typedLetters, at) || isInside(answerLetters, at)) at -= 1
  return {
    typed: typedLetters[at]?.at ?? text.length,
    answer: answerLetters[at]?.at ?? answer.length,
  }
}

interface FoldedLetter {
  readonly letter: string
  /** Index in the original text. */
  readonly at: number
}

/** Whether a folded letter is the second one of an original letter. */
function isInside(letters: readonly FoldedLetter[], at: number): boolean {
  return letters[at] !== undefined && letters[at].at === letters[at - 1]?.at
}

/** The folded letters of a text: ß becomes two s. */
function lettersOf(text: string): FoldedLetter[] {
  return Array.from(text).reduce<FoldedLetter[]>((letters, character, index, all) => {
    const at = all.slice(0, index).join('').length
    const folded = /\s/u.test(character) ? ' ' : fold(character)
    for (const letter of folded) letters.push({ letter, at })
    return letters
  }, [])
}
