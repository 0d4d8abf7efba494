import type { TextToSpeak } from '../provider.ts'
import { normalizeGerman, applyGermanPronunciations } from './normalize-german.ts'
import { persianPhonemes } from './persian-phonemes.ts'

/** Control characters start commands to the engine, and it would spell unassigned characters by number. */
const controls = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2800\uFFF9-\uFFFD]/gu
/** Without half-spaces and joiners, which Persian needs. */
const invisible = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu

/**
 * Converts a text to input for the engine. Markup is removed from the user's text before phonemes are inserted, so that
 * users cannot inject phonemes or commands.
 * @param persian transliterations of the course; for other Persian texts the engine guesses the vowels.
 */
export function scriptFor(
  { text, voice, transliteration }: TextToSpeak,
  persian: ReadonlyMap<string, string>,
): string {
  const spoken = text.replace(invisible, '').replace(controls, ' ')
  if (voice === 'alloy') return applyGermanPronunciations(withoutMarkup(normalizeGerman(spoken), 'und'))
  const known = transliteration ?? persian.get(text)
  return known === undefined ? withoutMarkup(spoken, 'و') : persianPhonemes(known)
}

/** The engine would read these characters as markup or phonemes. */
function withoutMarkup(text: string, and: string): string {
  return text.replace(/&/gu, ` ${and} `).replace(/[<>[\]]/gu, ' ')
}
