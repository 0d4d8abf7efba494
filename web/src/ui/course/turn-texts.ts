import type { Said } from '@pol/content/course/dialogues'
import type { Language } from '@pol/language/language'
import type { Spoken } from '../speech/player.ts'

/** A turn in the learned language as it is said, how it sounds, and what it means. */
export interface TurnTexts {
  readonly said: string
  /** Transliteration of Persian; empty for German. */
  readonly sound: string
  /** The written text where Persian is spoken otherwise; else empty. */
  readonly written: string
  readonly meaning: string
  readonly spoken: Spoken
}

/** @param said a turn, or a line of a text. */
export function turnTexts(said: Said, language: Language): TurnTexts {
  const { german, farsi, transliteration, spoken, spoken_transliteration } = said
  if (language === 'de')
    return { said: german, sound: '', written: '', meaning: farsi, spoken: { text: german, voice: 'alloy' } }
  const heard = spoken || farsi
  return {
    said: heard,
    sound: spoken ? spoken_transliteration : transliteration,
    written: spoken ? farsi : '',
    meaning: german,
    spoken: { text: heard, voice: 'nova' },
  }
}
