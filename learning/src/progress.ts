import { type Language, languages } from '@pol/language/language'
import { type Cards, isMet, keyOf } from './card.ts'
import type { Leaders } from './leaders.ts'
import type { Card, CardId } from './values.ts'
import { dayOf, startOfDay } from './day.ts'
import { askedCards, canBeProduced, type PlanInput } from './plan.ts'
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
 * Number of cards that become due on each of the learner's next days, starting today, without items that are no longer
 * taught. Overdue cards count for today.
 */
export function dueByDay(input: PlanInput, days: number): number[] {
  const { now, zone } = input
  const today = dayOf(now, zone)
  const counts = Array.from({ length: days }, () => 0)
  const ends = counts.map((_, ahead) => startOfDay(today + ahead + 1, zone))
  for (const { due } of askedCards(input)) {
    const ahead = ends.findIndex((end) => due < end)
    if (ahead >= 0) counts[ahead] = (counts[ahead] ?? 0) + 1
  }
  return counts
}

/** The next repetition after today. */
export interface NextReview {
  /** A moment of its day. */
  readonly at: string
  /** Number of cards that are due by the end of that day. */
  readonly cards: number
}

/** Cards that are overdue or due today wait for tomorrow. @returns null without cards. */
export function nextReview(input: PlanInput): NextReview | null {
  const { now, zone } = input
  const tomorrow = startOfDay(dayOf(now, zone) + 1, zone)
  const dues = askedCards(input)
    .map(({ due }) => (due < tomorrow ? tomorrow : due))
    .toSorted()
  const [at] = dues
  if (at === undefined) return null
  const end = startOfDay(dayOf(at, zone) + 1, zone)
  return { at, cards: dues.filter((due) => due < end).length }
}

/** How much of a unit of the course the learner has met. */
export interface UnitProgress {
  /** From 1. */
  readonly unit: number
  readonly met: number
  readonly items: number
}

/**
 * The progress in the unit that most of the given items belong to, the earlier one of two; null if none belongs to a
 * unit.
 * @param units item ids of each unit of the course.
 */
export function unitProgressOf(
  items: readonly string[],
  units: readonly (readonly string[])[],
  cards: Cards,
  language: Language,
): UnitProgress | null {
  const wanted = new Set(items)
  const counts = units.map((ofUnit) => ofUnit.filter((item) => wanted.has(item)).length)
  const most = Math.max(0, ...counts)
  if (most === 0) return null
  const at = counts.indexOf(most)
  const ofUnit = units[at] ?? []
  return {
    unit: at + 1,
    met: ofUnit.filter((item) => isMet(cards, { language, item })).length,
    items: ofUnit.length,
  }
}

/** The only definition of a "Stern": one for each strong card, and one for each finished round. */
export function starsOf(cards: Cards, rounds: number): number {
  return rounds + [...cards.values()].filter(({ stability }) => stability >= strengths.strong).length
}

/** The learner's own figures for the tiles, in place of the fixed ones in the specification. */
export interface Tiles {
  readonly stars: number
  readonly trophies: number
  readonly level: number
  readonly days: number
}

/**
 * @param rounds number of finished rounds.
 * @param units item ids of each unit of the course.
 */
export function tilesOf(
  cards: Cards,
  rounds: number,
  units: readonly (readonly string[])[],
  practised: number,
  zone: string,
  leaders: Leaders,
): Tiles {
  const stars = starsOf(cards, rounds)
  const trophies = units.filter((items) => isFinished(items, cards, zone, leaders)).length
  return { stars, trophies, level: 1 + Math.floor(Math.sqrt(stars / 5)), days: practised }
}

/**
 * A unit is finished when each of its items that is taught in one of the languages was recognised on two days, in any
 * language. Later mistakes do not undo that.
 */
export function isFinished(
  items: readonly string[],
  cards: Cards,
  zone: string,
  { leaderOf, isTaught }: Leaders,
): boolean {
  const isLearned = (item: string) =>
    languages.some((language) => {
      const card: CardId = { language, item: leaderOf(language, item), skill: 'recognise' }
      return canBeProduced(cards.get(keyOf(card)), zone)
    })
  return (
    items.some(isLearned) &&
    languages.some((language) =>
      items.every((item) => isLearned(item) || !isTaught(language, leaderOf(language, item))),
    )
  )
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
