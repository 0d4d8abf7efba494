import { fold, withoutArticle } from '@pol/language/fold'
import { withoutVowelMarks } from '@pol/language/vowel-marks'
import { tidy } from './tidy.ts'

/** Accepted deviations that are pointed out. */
export type Note =
  | 'typo'
  /** Of a typo: an umlaut without its dots. */
  | 'umlaut'
  /** A noun without its capital. */
  | 'noun'
  /** Any other capital. */
  | 'capital'
  /** Another spelling of a letter: ue for ü. */
  | 'letters'
  | 'spacing'
  /** Left out, where the answer has one. */
  | 'article'
  | 'transliteration'
  | 'synonym'

/** An accepted answer as it is written, and without punctuation. */
export interface Reading {
  readonly written: string
  readonly text: string
}

/**
 * The accepted answer with the article that another one leaves out: "die Zeitung" for "Zeitung"; null if it has none. It
 * stands before the other one: names of countries are first accepted without their article.
 */
export function withArticle(reading: Reading, readings: readonly Reading[]): string | null {
  const before = readings.slice(0, readings.indexOf(reading))
  const full = before.find(({ text }) => text !== reading.text && withoutArticle(text) === reading.text)
  return full?.text ?? null
}

/** Whether an accepted answer is a noun: it is also accepted with an article. */
export function isNoun({ text }: Reading, readings: readonly Reading[]): boolean {
  return readings.some((other) => other.text !== text && withoutArticle(other.text) === text)
}

/** How a text deviates from an accepted answer that folds to the same. Vowel marks are usually not written. */
export function notesOn(text: string, reading: Reading, isOneNoun: boolean): Note[] {
  const [typed, answer] = [withoutVowelMarks(text), withoutVowelMarks(reading.text)]
  if (typed === answer) return []
  const joined = (written: string) => written.replaceAll('\u200C', '')
  if (joined(typed) === joined(answer)) return ['spacing']
  if (joined(typed).toLowerCase() !== joined(answer).toLowerCase()) return ['letters']
  return [lacksCapitalOfNoun(text, reading, isOneNoun) ? 'noun' : 'capital']
}

/** "Madchen" for "Mädchen" */
export function lacksUmlaut(text: string, answer: string): boolean {
  const plain = answer.normalize('NFD').replaceAll('\u0308', '')
  return plain !== answer && fold(plain) === fold(text)
}

const sentenceEnd = /[.!?:…]\P{L}*$/u
const polite = /^(?:Sie|Ihnen|Ihre?[mnrs]?)$/u

/**
 * Whether a noun is written small. Words that begin a sentence and polite pronouns have a capital for another reason.
 *
 * @param isOneNoun whether the answer is a noun alone.
 */
function lacksCapitalOfNoun(text: string, { written }: Reading, isOneNoun: boolean): boolean {
  const [typed, words] = [text.split(' '), written.split(' ')]
  if (typed.length !== words.length) return false
  return words.some((word, at) => {
    const bare = tidy(word)
    const isFirst = !isOneNoun && (at === 0 || sentenceEnd.test(words[at - 1] ?? ''))
    const isCapital = /^\p{Lu}/u.test(bare) && /^\p{Ll}/u.test(typed[at] ?? '')
    return isCapital && !isFirst && /^\p{L}/u.test(word) && !polite.test(bare)
  })
}
