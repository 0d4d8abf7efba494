import type { Voice } from '@pol/contract/speech'
import { germanAloud, withGermanSounds } from './german-aloud.ts'
import { persianPhonemes } from './persian-phonemes.ts'

/**
 * A text as the engine is fed it. The engine's own notation comes in only after what somebody typed has lost whatever
 * would be read as such.
 * @param persian transliterations of what is taught; another Persian text is left to the engine's guess.
 */
export function scriptFor(text: string, voice: Voice, persian: ReadonlyMap<string, string>): string {
  if (voice === 'alloy') return withGermanSounds(withoutMarkup(germanAloud(text), 'und'))
  const transliteration = persian.get(text)
  return transliteration === undefined ? withoutMarkup(text, 'و') : persianPhonemes(transliteration)
}

/** The engine would read these characters as markup or phonemes. */
function withoutMarkup(text: string, and: string): string {
  return text.replace(/&/gu, ` ${and} `).replace(/[<>[\]]/gu, ' ')
}
