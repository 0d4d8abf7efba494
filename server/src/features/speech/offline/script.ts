import type { GermanPhonemes } from '@pol/content/pronunciations'
import type { TextToSpeak } from '../provider.ts'
import { normalizeGerman, applyGermanPronunciations } from './normalize-german.ts'
import { normalizePersian } from './normalize-persian.ts'
import { persianPhonemes } from './persian-phonemes.ts'

/** Control characters start commands to the engine, and it would spell unassigned characters by number. */
const controls = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2800\uFFF9-\uFFFD]/gu

/** Before a Persian text, or alone: the engine would read out their names. */
const marksBefore = /^[\s؟،؛]+/u

/**
 * Converts a text to input for the engine. Markup is removed from the user's text before phonemes are inserted, so that
 * users cannot inject phonemes or commands.
 * Of a Persian text without a transliteration, the engine guesses the vowels.
 * @param text normalised.
 * @param known phonemes of German words.
 */
export function scriptFor({ text, voice, transliteration }: TextToSpeak, known: GermanPhonemes): string {
  const spoken = text.replace(controls, ' ')
  if (voice === 'alloy')
    return applyGermanPronunciations(withoutMarkup(normalizeGerman(spoken), 'und'), known)
  return transliteration === undefined
    ? withoutMarkup(normalizePersian(spoken), 'و').replace(marksBefore, '')
    : persianPhonemes(transliteration)
}

/** The engine would read these characters as markup or phonemes. */
function withoutMarkup(text: string, and: string): string {
  return text.replace(/&/gu, ` ${and} `).replace(/[<>[\]]/gu, ' ')
}
