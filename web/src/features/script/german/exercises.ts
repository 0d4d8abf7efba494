import { t } from '@pol/contract/text'

/** The exercises of writing German, in their order; named as in the query parameter `uebung`. */
export const exercises = [
  {
    name: 'hoeren',
    title: t('Welches hören Sie?'),
    about: t('Sie hören eins von zwei ähnlichen Wörtern.'),
  },
  {
    name: 'schreiben',
    title: t('Nach Gehör schreiben'),
    about: t('ei oder ie, ß oder ss: So schreibt man, was man hört.'),
  },
  {
    name: 'gross',
    title: t('Große Anfangsbuchstaben'),
    about: t('Welche Wörter in einem Satz schreibt man groß?'),
  },
  {
    name: 'formular',
    title: t('Formulare in Druckbuchstaben'),
    about: t('Füllen Sie ein Formular aus, wie es Ämter verlangen.'),
  },
  {
    name: 'zahlen',
    title: t('Zahlen'),
    about: t('Preise, Uhrzeiten und Telefonnummern hören und schreiben.'),
  },
] as const

export type Exercise = (typeof exercises)[number]
