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
import { paths } from '../../lib/paths.ts'
import type { BadgeTileProps } from './badge-tile.tsx'
import type { LessonCardProps } from './lesson-card.tsx'

/** Figures of an example (specification sections 2 and 9), until the learner has figures of their own. */
export const badges = [
  { count: 12, label: 'Sterne', icon: 'star' },
  { count: 3, label: 'Trophäen', icon: 'trophy' },
  { count: 5, label: 'Level', icon: 'award' },
  { count: 7, label: 'Streak-Tage', icon: 'star' },
] as const satisfies readonly BadgeTileProps[]

/** What leads through the material in an order. */
export const steps: readonly LessonCardProps[] = [
  {
    href: paths.course,
    title: 'Kurs',
    description: '24 Einheiten von „Hallo“ bis zum Ende von A1, für beide Sprachen.',
    icon: GraduationCap,
  },
]

export type BadgeLabel = (typeof badges)[number]['label']

export const lessons = [
  {
    href: paths.alphabet,
    title: 'Das Alphabet',
    description: 'Die 32 Buchstaben der persischen Schrift mit Aussprache und Beispiel.',
    icon: Type,
    progress: 35,
  },
  {
    href: paths.syllables,
    title: 'Silben & Wörter',
    description: 'Aus Silben werden Wörter: lesen, sprechen und verstehen.',
    icon: Puzzle,
    progress: 0,
  },
  {
    href: paths.sentences,
    title: 'Erste Sätze',
    description: 'Begrüßen, fragen, antworten: Sätze für den Alltag.',
    icon: MessageCircle,
    progress: 0,
  },
  {
    href: paths.translate,
    title: 'Übersetzer',
    description: 'Texte zwischen Deutsch und Farsi übersetzen.',
    icon: Languages,
    progress: 0,
  },
  {
    href: paths.verbs,
    title: 'Deutsche Verben',
    description: 'Regelmäßige und unregelmäßige Verben mit Übersetzung auf Farsi.',
    icon: Repeat,
    progress: 0,
  },
  {
    href: paths.dictionary,
    title: 'Wörterbuch',
    description: 'Über 80 Wörter zum Nachschlagen, auch ohne Internet.',
    icon: BookOpen,
    progress: 0,
  },
] as const satisfies readonly LessonCardProps[]

export const audiences: readonly LessonCardProps[] = [
  {
    href: paths.children,
    title: 'Kinder',
    description: 'Bunte Bilder, Tiere und erste Wörter zum Anhören.',
    icon: Blocks,
  },
  {
    href: paths.adults,
    title: 'Erwachsene',
    description: 'Strukturiertes Lernen und Audio-Dialoge für Arbeit und Alltag.',
    icon: Briefcase,
  },
  {
    href: paths.seniors,
    title: 'Senioren',
    description: 'Große Schrift, einfache Navigation und langsame Audios.',
    icon: Glasses,
  },
]
