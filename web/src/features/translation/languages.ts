import type { Voice } from '@pol/contract/speech'
import type { TranslationDirection } from '@pol/contract/translation'

export interface Language {
  readonly lang: 'de' | 'fa'
  readonly voice: Voice
  readonly sourceLabel: string
  readonly sourcePlaceholder: string
  readonly resultLabel: string
  readonly resultPlaceholder: string
}

const german: Language = {
  lang: 'de',
  voice: 'alloy',
  sourceLabel: 'Text auf Deutsch',
  sourcePlaceholder: 'Deutschen Text eingeben …',
  resultLabel: 'Übersetzung auf Deutsch',
  resultPlaceholder: 'Hier erscheint die Übersetzung.',
}

const persian: Language = {
  lang: 'fa',
  voice: 'nova',
  sourceLabel: 'Text auf Farsi',
  sourcePlaceholder: 'متن فارسی را بنویسید …',
  resultLabel: 'Übersetzung auf Farsi',
  resultPlaceholder: 'ترجمه این‌جا نوشته می‌شود.',
}

/** Source and target language of each direction. */
export const languages: Record<TranslationDirection, readonly [source: Language, target: Language]> = {
  'de-to-fa': [german, persian],
  'fa-to-de': [persian, german],
}
