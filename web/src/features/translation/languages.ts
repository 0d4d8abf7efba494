import { t } from '@pol/contract/text'
import type { Voice } from '@pol/contract/operations/speech'
import type { TranslationDirection } from '@pol/contract/forms/translation'
import type { Language } from '@pol/language/language'

/** A language with its voice and the texts of its pane. */
export interface TranslationLanguage {
  readonly lang: Language
  readonly voice: Voice
  readonly sourceLabel: string
  readonly sourcePlaceholder: string
  readonly resultLabel: string
  readonly resultPlaceholder: string
}

const german: TranslationLanguage = {
  lang: 'de',
  voice: 'alloy',
  sourceLabel: t('Text auf Deutsch'),
  sourcePlaceholder: t('Deutschen Text eingeben …'),
  resultLabel: t('Übersetzung auf Deutsch'),
  resultPlaceholder: t('Hier erscheint die Übersetzung.'),
}

const persian: TranslationLanguage = {
  lang: 'fa',
  voice: 'nova',
  sourceLabel: t('Text auf Farsi'),
  sourcePlaceholder: 'متن فارسی را بنویسید …',
  resultLabel: t('Übersetzung auf Farsi'),
  resultPlaceholder: 'ترجمه این‌جا نوشته می‌شود.',
}

/** Source and target language of each direction. */
export const translationLanguages: Record<
  TranslationDirection,
  readonly [source: TranslationLanguage, target: TranslationLanguage]
> = {
  'de-to-fa': [german, persian],
  'fa-to-de': [persian, german],
}
