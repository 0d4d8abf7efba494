import {
  Blocks,
  BookOpen,
  Briefcase,
  Glasses,
  Languages,
  MessageCircle,
  Puzzle,
  Repeat,
  Type,
} from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import type { BadgeTileProps } from './badge-tile.tsx'
import type { LessonCardProps } from './lesson-card.tsx'

/** Static figures (specification sections 2 and 9). */
export const badges: readonly BadgeTileProps[] = [
  { count: 12, label: 'Sterne', icon: 'star' },
  { count: 3, label: 'Trophäen', icon: 'trophy' },
  { count: 5, label: 'Level', icon: 'award' },
  { count: 7, label: 'Streak-Tage', icon: 'star' },
]

export const lessons: readonly LessonCardProps[] = [
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
]

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
