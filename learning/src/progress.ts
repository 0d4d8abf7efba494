import type { Language } from '@pol/language/language'
import { type Cards, isMet } from './card.ts'
import { finishedUnits } from './lessons/lesson-progress.ts'
import { type Skill, skills } from './skills.ts'
import type { Card, LessonProgress } from './values.ts'
import { dayOf, startOfDay } from './day.ts'
import { dayDueOf } from './due.ts'
import { askedCards, type PlanInput } from './plan.ts'
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

/** Number of learned cards of each skill. */
export function learnedBySkill(cards: Cards, language: Language): { skill: Skill; count: number }[] {
  const learned = ofLanguage(cards, language)
  return skills.map((skill) => ({ skill, count: learned.filter((card) => card.skill === skill).length }))
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
  for (const card of askedCards(input)) {
    const ahead = Math.max(0, dayDueOf(card, zone) - today)
    if (ahead < days) counts[ahead] = (counts[ahead] ?? 0) + 1
  }
  return counts
}

/** The next repetition after today. */
export interface NextReview {
  /** The beginning of its day. */
  readonly at: string
  /** Number of cards that are due by the end of that day. */
  readonly cards: number
}

/** Cards that are overdue or due today wait for tomorrow. @returns null without cards. */
export function nextReview(input: PlanInput): NextReview | null {
  const { now, zone } = input
  const tomorrow = dayOf(now, zone) + 1
  const days = askedCards(input).map((card) => Math.max(tomorrow, dayDueOf(card, zone)))
  if (days.length === 0) return null
  const next = days.reduce((first, day) => Math.min(first, day))
  return { at: startOfDay(next, zone), cards: days.filter((day) => day === next).length }
}

/** How much of a unit of the course the learner has met. */
export interface UnitProgress {
  /** From 1. */
  readonly unit: number
  readonly met: number
  readonly items: number
}

/** @param units item ids of each unit of the course. */
export function progressOfUnits(
  units: readonly (readonly string[])[],
  cards: Cards,
  language: Language,
): UnitProgress[] {
  return units.map((items, at) => {
    const met = items.filter((item) => isMet(cards, { language, item })).length
    return { unit: at + 1, met, items: items.length }
  })
}

/** Ids of the items of a round. */
interface ItemsOfRound {
  readonly asked: readonly string[]
  /** Those that were new. */
  readonly met: readonly string[]
}

/**
 * The progress in the unit that the learner works on after a round: the first one with items that were not met before it. Units
 * with items of the round come before others. Null if all units are met.
 *
 * @param units item ids of each unit of the course.
 * @param cards the cards after the round.
 */
export function unitWorkedOn(
  { asked, met }: ItemsOfRound,
  units: readonly (readonly string[])[],
  cards: Cards,
  language: Language,
): UnitProgress | null {
  const [ofRound, newOfRound] = [new Set(asked), new Set(met)]
  const itemsOf = ({ unit }: UnitProgress) => units[unit - 1] ?? []
  const unfinished = progressOfUnits(units, cards, language).filter(
    (progress) => progress.met < progress.items || itemsOf(progress).some((item) => newOfRound.has(item)),
  )
  const inRound = unfinished.find((progress) => itemsOf(progress).some((item) => ofRound.has(item)))
  return inRound ?? unfinished[0] ?? null
}

/** What a learner has achieved. */
interface Achievements {
  readonly cards: Cards
  /** Number of finished rounds. */
  readonly rounds: number
  readonly lessons: readonly LessonProgress[]
}

/** The only definition of a "Stern": one for each strong card, each finished round and each finished lesson. */
export function starsOf({ cards, rounds, lessons }: Achievements): number {
  const strong = [...cards.values()].filter(({ stability }) => stability >= strengths.strong).length
  return strong + rounds + lessons.filter(({ done }) => done).length
}

/** The learner's own figures for the tiles, in place of the fixed ones in the specification. */
export interface Tiles {
  readonly stars: number
  readonly trophies: number
  readonly level: number
  readonly days: number
}

/** @param practised number of days. */
export function tilesOf(achieved: Achievements, practised: number): Tiles {
  const stars = starsOf(achieved)
  const trophies = finishedUnits(achieved.lessons).length
  return { stars, trophies, level: 1 + Math.floor(Math.sqrt(stars / 5)), days: practised }
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
