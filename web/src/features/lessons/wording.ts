import { t } from '@pol/contract/text'
import type { LessonStep } from '@pol/learning/lessons/lesson'

/** Names of the steps that practice does not have, also used for their groups. */
export const stepNames: Readonly<Record<Exclude<LessonStep['kind'], 'meet' | 'ask'>, string>> = {
  listen: t('Zuhören'),
  understand: t('Verstehen'),
  turn: t('Satz für Satz'),
  rule: t('Regel'),
  read: t('Lesen'),
  speak: t('Sprechen'),
}
