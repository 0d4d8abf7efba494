import { type Language, languages } from '@pol/language/language'
import { type Cards, keyOf } from './card.ts'
import type { Card } from './values.ts'
import { dayOf, startOfDay } from './day.ts'
import { canBeProduced } from './plan.ts'
import { strengths } from './strengths.ts'

/** Number of learned cards by strength. */
export interface Learned {
  /** Stable for days. */
  readonly fresh: number
  /** Stable for weeks. */
  readonly firm: number
  /** Stable for longer. */
  readonly strong: number
}

export function learnedByStrength(cards: Cards, language: Language): Learned {
  const stabilities = ofLanguage(cards, language).map(({ stability }) => stability)
  const strong = stabilities.filter((stability) => stability >= strengths.strong).length
  const fresh = stabilities.filter((stability) => stability < strengths.settling).length
  return { fresh, firm: stabilities.length - fresh - strong, strong }
}

const ofLanguage = (cards: Cards, language: Language): Card[] =>
  [...cards.values()].filter((card) => card.language === language)

/**
 * Number of cards that become due on each of the learner's next days, starting today. Overdue cards count for today.
 */
export function dueByDay(
  cards: Cards,
  language: Language,
  now: string,
  zone: string,
  days: number,
): number[] {
  const today = dayOf(now, zone)
  const counts = Array.from({ length: days }, () => 0)
  const ends = counts.map((_, ahead) => startOfDay(today + ahead + 1, zone))
  for (const { due } of ofLanguage(cards, language)) {
    const ahead = ends.findIndex((end) => due < end)
    if (ahead >= 0) counts[ahead] = (counts[ahead] ?? 0) + 1
  }
  return counts
}

/** The next time at which a card is due; null without cards. */
export function nextDue(cards: Cards, language: Language): string | null {
  return ofLanguage(cards, language).reduce<string | null>(
    (next, { due }) => (next === null || due < next ? due : next),
    null,
  )
}

/** The learner's own figures for the tiles, in place of the fixed ones in the specification. */
export interface Tiles {
  readonly stars: number
  readonly trophies: number
  readonly level: number
  readonly days: number
}

/** @param units item ids of each unit of the course. */
export function tilesOf(
  cards: Cards,
  units: readonly (readonly string[])[],
  practised: number,
  zone: string,
): Tiles {
  const stars = [...cards.values()].filter(({ stability }) => stability >= strengths.strong).length
  const trophies = units.filter((items) => isFinished(items, cards, zone)).length
  return { stars, trophies, level: 1 + Math.floor(Math.sqrt(stars / 5)), days: practised }
}

/** A unit is finished when each of its items was recognised on two days. Later mistakes do not undo that. */
export function isFinished(items: readonly string[], cards: Cards, zone: string): boolean {
  const isLearned = (item: string) =>
    languages.some((language) =>
      canBeProduced(cards.get(keyOf({ language, item, skill: 'recognise' })), zone),
    )
  return items.length > 0 && items.every(isLearned)
}

/**
 * Whether to show the transliteration, or the sound of German: before the answer while a card is weak, and after it.
 */
export function showsReadingAid(
  setting: 'auto' | 'always' | 'after' | 'never',
  stability: number,
  isAnswered: boolean,
): boolean {
  if (setting === 'always') return true
  if (setting === 'never') return false
  if (isAnswered) return setting === 'after' || stability < strengths.strong
  return setting === 'auto' && stability < strengths.firm
}
