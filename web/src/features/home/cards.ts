import { Blocks } from '../../ui/icons/drawn/blocks.tsx'
import { BookOpen } from '../../ui/icons/drawn/book-open.tsx'
import { Briefcase } from '../../ui/icons/drawn/briefcase.tsx'
import { GraduationCap } from '../../ui/icons/drawn/graduation-cap.tsx'
import { Glasses } from '../../ui/icons/drawn/glasses.tsx'
import { Languages } from '../../ui/icons/drawn/languages.tsx'
import { MessageCircle } from '../../ui/icons/drawn/message-circle.tsx'
import { Puzzle } from '../../ui/icons/drawn/puzzle.tsx'
import { Repeat } from '../../ui/icons/drawn/repeat.tsx'
import { Type } from '../../ui/icons/drawn/type.tsx'
import { t } from '@pol/contract/text'
import { unitCount } from '@pol/learning/lessons/course-shape'
import { paths } from '../../lib/paths.ts'
import type { BadgeTileProps } from './badge-tile.tsx'
import type { LessonCardProps } from './lesson-card.tsx'

/** Example figures (specification sections 2 and 9), shown until the learner has own figures. */
export const badges = [
  {
    name: 'stars',
    count: 12,
    label: t('Sterne'),
    explanation: t(
      'Einen Stern gibt es für jede beendete Runde und Lektion und für jede Karte, die Sie voraussichtlich mindestens drei Wochen lang behalten.',
    ),
    icon: 'star',
  },
  {
    name: 'trophies',
    count: 3,
    label: t('Trophäen'),
    explanation: t(
      'Eine Trophäe gibt es für jede Einheit des Kurses, deren Prüfung Sie bestanden haben: in Lektion 7 mindestens 9 von 12 richtig.',
    ),
    icon: 'trophy',
  },
  {
    name: 'level',
    count: 5,
    label: t('Level'),
    explanation: t('Das Level steigt mit den Sternen: Level 2 ab 5, Level 3 ab 20, Level 4 ab 45 Sternen.'),
    icon: 'award',
  },
  {
    name: 'days',
    count: 7,
    label: t('Streak-Tage'),
    explanation: t('So viele Tage haben Sie geübt, auch wenn sie nicht aufeinander folgen.'),
    icon: 'star',
  },
] as const satisfies readonly (BadgeTileProps & { readonly name: string })[]

/** Cards that lead through the material in order. */
export const steps: readonly LessonCardProps[] = [
  {
    href: paths.course,
    title: t('Kurs'),
    description: t('{count} Einheiten für den Alltag, von „Hallo“ an, für beide Sprachen.', {
      count: unitCount,
    }),
    icon: GraduationCap,
  },
]

/** For learners of German; explained in Persian. */
export const sounds: LessonCardProps = {
  href: paths.sounds,
  title: t('Deutsche Laute'),
  description: t('Das deutsche Alphabet und wie man spricht, auf Persisch erklärt.'),
  icon: Type,
}

export const lessons = [
  {
    href: paths.alphabet,
    title: t('Das Alphabet'),
    description: t('Die 32 Buchstaben der persischen Schrift mit Aussprache und Beispiel.'),
    icon: Type,
    progress: 35,
  },
  {
    href: paths.syllables,
    title: t('Silben & Wörter'),
    description: t('Aus Silben werden Wörter: lesen, sprechen und verstehen.'),
    icon: Puzzle,
    progress: 0,
  },
  {
    href: paths.sentences,
    title: t('Erste Sätze'),
    description: t('Begrüßen, fragen, antworten: Sätze für den Alltag.'),
    icon: MessageCircle,
    progress: 0,
  },
  {
    href: paths.translate,
    title: t('Übersetzer'),
    description: t('Texte zwischen Deutsch und Farsi übersetzen.'),
    icon: Languages,
    progress: 0,
  },
  {
    href: paths.verbs,
    title: t('Deutsche Verben'),
    description: t('Regelmäßige und unregelmäßige Verben mit Übersetzung auf Farsi.'),
    icon: Repeat,
    progress: 0,
  },
  {
    href: paths.dictionary,
    title: t('Wörterbuch'),
    description: t('Über 80 Wörter zum Nachschlagen, auch ohne Internet.'),
    icon: BookOpen,
    progress: 0,
  },
] as const satisfies readonly LessonCardProps[]

export const audiences: readonly LessonCardProps[] = [
  {
    href: paths.children,
    title: t('Kinder'),
    description: t('Bunte Bilder, Tiere und erste Wörter zum Anhören.'),
    icon: Blocks,
  },
  {
    href: paths.adults,
    title: t('Erwachsene'),
    description: t('Strukturiertes Lernen und Audio-Dialoge für Arbeit und Alltag.'),
    icon: Briefcase,
  },
  {
    href: paths.seniors,
    title: t('Senioren'),
    description: t('Große Schrift, einfache Navigation und langsame Audios.'),
    icon: Glasses,
  },
]
