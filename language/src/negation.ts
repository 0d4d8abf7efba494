import type { Language } from './language.ts'
import { fold } from './fold.ts'

/**
 * Words that negate a sentence; folded. Persian verbs are negated by their prefix ن, which is a feature of the form.
 */
const negations: Readonly<Record<Language, RegExp>> = {
  de: /^(?:nicht|nichts|nie|niemals|niemand(?:e[mn])?|nirgends|nirgendwo(?:hin|her)?|nein|ohne|weder|keinesfalls|keineswegs|kein(?:e[mnrs]?|s)?)$/,
  fa: /^(?:نه|نخیر|خیر|ابدا|نباید|نبایست|بدون|بی|هرگز|هیچ.*|نیست(?:م|ی|یم|ید|ند|ین|ن)?|نمی.+)$/u,
}

/** Whether a folded word is a negation by itself. */
export function isNegation(language: Language, word: string): boolean {
  return negations[language].test(word)
}

interface Word {
  readonly text: string
  readonly folded: string
}

/** Whether a word negates in context: also "noch" after "weder", and نه unless its vowel mark makes it "nine". */
export function isNegationAt(language: Language, words: readonly Word[], at: number): boolean {
  const { text = '', folded = '' } = words[at] ?? {}
  if (folded === 'noch') return words.slice(0, at).some((word) => word.folded === 'weder')
  return isNegation(language, folded) && !text.includes('\u064F')
}

/** Whether a text contains a negation. */
export function hasNegation(language: Language, text: string): boolean {
  return fold(text)
    .split(' ')
    .some(
      (word) =>
        isNegation(language, word) || (language === 'de' && /^un(?!d|fall|garn|i|s|ten|ter).{3,}/.test(word)),
    )
}
