import type { Voice } from '@pol/contract/operations/speech'
import { fold } from '@pol/language/fold'
import { germanNumberWords, germanPriceWords } from '@pol/language/german-number-words'
import { normalised } from '@pol/language/normalised'
import { persianNumberWords } from '@pol/language/persian-number-words'
import { normalizeGerman } from '../offline/normalize-german.ts'
import { normalizePersian } from '../offline/normalize-persian.ts'

/** A number that stands alone. Parts of times, prices, ordinals and telephone numbers are none. */
const wholeNumber = /(?<![\p{L}\p{N}]|\p{N}[.,:٫ -])(?:0|[1-9]\d{0,7})(?![\p{L}\p{N}]|[.,:٫ -]\p{N}|\.\s)/gu
const euros = /(?<![\p{N}.,])(\d{1,6}),(\d{2}) Euro\b/gu

/**
 * Whether two texts have the same words. Letter case, punctuation, spaces, vowel marks and variants of spelling do not
 * matter. An abbreviation, a time, a date, a price or a number in digits is the same as its usual words: 14:30 is
 * "vierzehn Uhr dreißig", but not "halb drei". A text without words is the same as no other.
 */
export function hasSameWords(text: string, other: string, voice: Voice): boolean {
  const letters = lettersOf(text, voice)
  return letters !== '' && letters === lettersOf(other, voice)
}

function lettersOf(text: string, voice: Voice): string {
  const words = voice === 'alloy' ? germanWords(normalised(text)) : persianWords(normalised(text))
  return fold(words).replace(/[^\p{L}\p{N}]/gu, '')
}

function germanWords(text: string): string {
  return normalizeGerman(text)
    .replace(euros, (_, whole: string, cents: string) =>
      germanPriceWords(100 * Number(whole) + Number(cents)),
    )
    .replace(wholeNumber, (number) => germanNumberWords(Number(number)))
}

function persianWords(text: string): string {
  return normalizePersian(text).replace(wholeNumber, (number) => persianNumberWords(Number(number)).farsi)
}
