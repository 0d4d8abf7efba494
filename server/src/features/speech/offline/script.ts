import type { GermanPhonemes } from '@pol/content/pronunciations'
import type { TextToSpeak } from '../provider.ts'
import { normalizeGerman, applyGermanPronunciations } from './normalize-german.ts'
import { normalizePersian } from './normalize-persian.ts'
import { sayNumbers } from './numbers-in-transliteration.ts'
import { persianPhonemes } from './persian-phonemes.ts'

/** Control characters start engine commands, and unassigned characters would be spelled by number. */
const controls = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2800\uFFF9-\uFFFD]/gu

/** Punctuation before a Persian text, whose name the engine would speak. */
const marksBefore = /^[\s؟،؛]+/u

/**
 * Converts a text to input for the engine. Markup in the user's text is removed before phonemes are inserted, so that
 * users cannot inject phonemes or commands. If a Persian text has no transliteration, the engine guesses the vowels.
 * @param text normalised text.
 * @param known phonemes of German words.
 */
export function scriptFor({ text, voice, transliteration }: TextToSpeak, known: GermanPhonemes): string {
  const spoken = text.replace(controls, ' ')
  if (voice === 'alloy')
    return applyGermanPronunciations(withoutMarkup(normalizeGerman(spoken), 'und'), known)
  return transliteration === undefined
    ? withoutMarkup(normalizePersian(spoken), 'و').replace(marksBefore, '')
    : persianPhonemes(sayNumbers(transliteration))
}

/** Removes characters that the engine would interpret as markup or phonemes. */
function withoutMarkup(text: string, and: string): string {
  return text.replace(/&/gu, ` ${and} `).replace(/[<>[\]]/gu, ' ')
}
