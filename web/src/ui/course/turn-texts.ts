import type { Said } from '@pol/content/course/dialogues'
import { type Person, speakerOf, type Stranger } from '@pol/content/course/speakers'
import type { Language } from '@pol/language/language'
import type { Spoken } from '../speech/player.ts'

/** A turn, or a line of a text, and who says it; nobody says what is read. */
export interface SaidBy extends Said {
  readonly speaker: Person | Stranger | ''
}

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

export function turnTexts(turn: SaidBy, language: Language): TurnTexts {
  const { german, farsi, transliteration, spoken, spoken_transliteration } = turn
  const speaker = speakerOf(turn.speaker)
  if (language === 'de')
    return {
      said: german,
      sound: '',
      written: '',
      meaning: farsi,
      spoken: { text: german, voice: 'alloy', speaker },
    }
  const heard = spoken || farsi
  return {
    said: heard,
    sound: spoken ? spoken_transliteration : transliteration,
    written: spoken ? farsi : '',
    meaning: german,
    spoken: { text: heard, voice: 'nova', speaker },
  }
}
