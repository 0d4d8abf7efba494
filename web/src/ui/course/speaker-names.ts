import type { Turn } from '@pol/content/course/dialogues'
import type { TextLine } from '@pol/content/course/texts'
import { t } from '@pol/contract/text'

/** Names of those who speak in dialogues and texts. */
export const speakerNames: Readonly<Record<Turn['speaker'] | Exclude<TextLine['speaker'], ''>, string>> = {
  Ali: t('Ali'),
  Maryam: t('Maryam'),
  Sara: t('Sara'),
  Leyla: t('Leyla'),
  Farid: t('Farid'),
  Reza: t('Reza'),
  Anna: t('Anna'),
  Paul: t('Paul'),
  Lena: t('Lena'),
  'Herr Ahmadi': t('Herr Ahmadi'),
  'Frau Ahmadi': t('Frau Ahmadi'),
  'Herr Müller': t('Herr Müller'),
  'Frau Müller': t('Frau Müller'),
  Ansage: t('Ansage'),
}
