import { latinDigits } from '@pol/language/drills/digits'
import type { Language } from '@pol/language/language'
import { verdictOn } from '../grading.ts'

/**
 * Whether a field of a form is filled in rightly. Digits may be Persian or not, with any spaces and signs between them, but each
 * must be right; words are judged like other answers.
 * @param written the right answers.
 */
export function isRightField(written: readonly string[], typed: string, language: Language): boolean {
  if (typed.trim() === '') return false
  const [withNumber, inWords] = [true, false].map((hasNumber) =>
    written.filter((answer) => isNumber(answer) === hasNumber),
  )
  if (isNumber(typed)) return (withNumber ?? []).some((answer) => bare(answer) === bare(typed))
  return verdictOn(typed, { accepted: inWords ?? [] }, language).isRight
}

const isNumber = (text: string) => /\p{Nd}/u.test(text)

/** The digits and letters of a text. */
const bare = (text: string) =>
  latinDigits(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, '')
