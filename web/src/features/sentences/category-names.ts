import type { PhraseCategory } from '@pol/content/phrases'
import { t } from '@pol/contract/text'

export const categoryNames: Readonly<Record<PhraseCategory, string>> = {
  Begrüßung: t('Begrüßung'),
  Antwort: t('Antwort'),
  Verabschiedung: t('Verabschiedung'),
  Vorstellung: t('Vorstellung'),
  Höflichkeit: t('Höflichkeit'),
  Verben: t('Verben'),
  Alltag: t('Alltag'),
  Fragen: t('Fragen'),
  Familie: t('Familie'),
  Einkaufen: t('Einkaufen'),
  Essen: t('Essen'),
  Gefühle: t('Gefühle'),
}
