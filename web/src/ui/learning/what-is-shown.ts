import { type Language, otherLanguage } from '@pol/language/language'
import type { Settings } from '@pol/learning/values'

/**
 * Where a text stands:
 * - `specified`: on a card that the specification names, or on `/aussprache`. It is complete for everybody.
 * - `emergency`: on `/notfall`. Both languages can be heard, because a helper may need either.
 * - `elsewhere`: on any other screen, which shows only what one learns.
 */
export type Place = 'specified' | 'emergency' | 'elsewhere'

/** The settings that decide; null until they are read, and for somebody who is signed out. */
export type DecidingSettings = Pick<Settings, 'learns' | 'transliteration'> | null

/** What is shown of a text in both languages. */
export interface Shown {
  /** The language that stands first and large. */
  readonly first: Language
  /** The languages that can be heard. In the Persian interface, German that can be heard has its Lautschrift. */
  readonly heard: readonly Language[]
  /** Whether Persian has its transliteration. */
  readonly transliteration: boolean
  /** Whether the spoken form of Tehran is shown, where it differs from the written one. */
  readonly spokenForm: boolean
}

/** The language that somebody learns. As long as nobody has chosen, it is the one that is not the interface language. */
export function learnedLanguage(
  settings: Pick<Settings, 'learns'> | null,
  interfaceLanguage: Language,
): Language {
  return settings?.learns ?? otherLanguage(interfaceLanguage)
}

/** Whether somebody wants the transliteration where it is shown at all; only 'Nie' refuses it. */
export function wantsTransliteration(settings: Pick<Settings, 'transliteration'> | null): boolean {
  return settings?.transliteration !== 'never'
}

/** Whether somebody wants the 'Lautschrift' of German where it is shown at all; only 'Nie' refuses it. */
export function wantsSounds(settings: Pick<Settings, 'sounds'> | null): boolean {
  return settings?.sounds !== 'never'
}

/** The one rule of what the settings 'Ich lerne' and 'Umschrift' show. In practice, the strength of a card decides as well. */
export function whatIsShown(place: Place, learned: Language, isTransliterationWanted: boolean): Shown {
  const isSpecified = place === 'specified'
  // Learners of German read Persian.
  const hasAids = isSpecified || learned === 'fa'
  return {
    first: isSpecified ? 'de' : learned,
    heard: place === 'elsewhere' ? [learned] : ['de', 'fa'],
    transliteration: hasAids && isTransliterationWanted,
    spokenForm: hasAids,
  }
}
