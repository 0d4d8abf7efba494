import { t } from '@pol/contract/text'

/** Titles of the lessons of each unit, in their order. */
export const lessonTitles = [
  t('Zuhören'),
  t('Wörter 1'),
  t('Wörter 2'),
  t('Wörter 3'),
  t('Regel'),
  t('Lesen und Schreiben'),
  t('Sprechen und Zeigen'),
] as const

/**
 * @param lesson from 1.
 * @returns Lektion 1: Zuhören.
 */
export const lessonTitle = (lesson: number): string =>
  t('Lektion {lesson}: {title}', { lesson, title: lessonTitles[lesson - 1] ?? '' })
