import type { Person, Stranger } from '@pol/content/course/speakers'
import { t } from '@pol/contract/text'

/** Names of those who speak in dialogues and texts. */
export const speakerNames: Readonly<Record<Person | Stranger, string>> = {
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
  Mann: t('Mann'),
}
