import { t } from '@pol/contract/text'
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
  sourceLabel: t('Text auf Deutsch'),
  sourcePlaceholder: t('Deutschen Text eingeben …'),
  resultLabel: t('Übersetzung auf Deutsch'),
  resultPlaceholder: t('Hier erscheint die Übersetzung.'),
}

const persian: Language = {
  lang: 'fa',
  voice: 'nova',
  sourceLabel: t('Text auf Farsi'),
  sourcePlaceholder: 'متن فارسی را بنویسید …',
  resultLabel: t('Übersetzung auf Farsi'),
  resultPlaceholder: 'ترجمه این‌جا نوشته می‌شود.',
}

/** Source and target language of each direction. */
export const languages: Record<TranslationDirection, readonly [source: Language, target: Language]> = {
  'de-to-fa': [german, persian],
  'fa-to-de': [persian, german],
}
