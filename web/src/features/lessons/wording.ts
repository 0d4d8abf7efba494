import { t } from '@pol/contract/text'
import type { LessonStep } from '@pol/learning/lessons/lesson'

/** Names of the steps that practice does not have, also used for their groups. */
export const stepNames: Readonly<Record<Exclude<LessonStep['kind'], 'meet' | 'ask'>, string>> = {
  listen: t('Zuhören'),
  hear: t('Zuhören'),
  understand: t('Verstehen'),
  question: t('Verstehen'),
  turn: t('Satz für Satz'),
  rule: t('Regel'),
  text: t('Lesen'),
  number: t('Zahlen'),
  form: t('Formular'),
  message: t('Nachricht'),
  speak: t('Sprechen'),
}
