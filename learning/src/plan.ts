import type { Language } from '@pol/language/language'
import { type Card, type CardName, type Cards, keyOf } from './card.ts'
import { type Day, dayOf, startOfDay } from './day.ts'
import { remember, retrievability } from './memory.ts'
import type { Pace } from './pace.ts'

/** Choices of the learner that bear on how much there is to do. */
export interface LoadSettings {
  readonly minutes: 5 | 10 | 20 | 30
  /** How many new items a day, or null for as many as there is time for. */
  readonly new_a_day: number | null
}

/** Everything that a plan follows from. */
export interface Learner {
  readonly cards: Cards
  readonly language: Language
  readonly settings: LoadSettings
  readonly pace: Pace
  readonly now: string
  /** The time zone, which says when the learner's day begins and ends. */
  readonly zone: string
  /** Whether an item is still taught; what was retired keeps its cards and is asked no more. */
  isTaught?(item: string): boolean
}

/** Cards of the language that is learned now, as far as they are asked at all. */
const askedCards = oncePerLearner((learner): readonly Card[] => {
  const { cards, language } = learner
  return [...cards.values()].filter(
    (card) => card.language === language && (learner.isTaught?.(card.item) ?? true),
  )
})

/** A plan needs some lists of thousands of cards several times. */
function oncePerLearner<Value>(make: (learner: Learner) => Value): (learner: Learner) => Value {
  const made = new WeakMap<Learner, Value>()
  return (learner) => {
    if (!made.has(learner)) made.set(learner, make(learner))
    return made.get(learner) as Value
  }
}

/** What is let in on one day. It is settled once, so that the number shown only counts down. */
export interface Allowance {
  readonly language: Language
  readonly day: Day
  readonly minutes: number
  readonly new_a_day: number | null
  /** New items. */
  readonly items: number
  /** Known items that are produced for the first time. */
  readonly productions: number
}

export interface Plan {
  /** What is due now, the nearest to being forgotten first. */
  readonly due: readonly Card[]
  /** What there is time for today, in the order in which it is asked. */
  readonly tasks: readonly CardName[]
  /** What is due and has to wait for another day, unless the learner wants to go on. */
  readonly later: readonly Card[]
  /** How many of the tasks are new items. */
  readonly items: number
}

/** Cards that are due before the learner's day ends, the nearest to being forgotten first. */
export function dueCards(learner: Learner): Card[] {
  const { now, zone } = learner
  const end = startOfDay(dayOf(now, zone) + 1, zone)
  const due = askedCards(learner).filter((card) => card.due < end)
  return forgottenFirst(due, now)
}

function forgottenFirst(cards: readonly Card[], now: string): Card[] {
  return cards
    .map((card) => [card, retrievability(card, now)] as const)
    .toSorted(([one, chance], [other, otherChance]) => chance - otherChance || byKey(one, other))
    .map(([card]) => card)
}

const byKey = (one: CardName, other: CardName) => compare(keyOf(one), keyOf(other))

/** Whether an item was understood on two different days of the learner, so that it can be asked for. */
export function canBeProduced(recognised: Card | undefined, zone: string): boolean {
  if (recognised?.right_twice) return true
  if (!recognised?.first_right || !recognised.last_right) return false
  // The same moment needs no calendar, and calendars are slow.
  if (recognised.first_right === recognised.last_right) return false
  return dayOf(recognised.first_right, zone) < dayOf(recognised.last_right, zone)
}

/** Items that can be produced and never were, the ones that have waited longest first. */
const unlocked = oncePerLearner((learner): readonly CardName[] => {
  const { cards, language, zone } = learner
  return askedCards(learner)
    .filter((card) => {
      if (card.skill !== 'recognise') return false
      const production = keyOf({ language, item: card.item, skill: 'produce' })
      return !cards.has(production) && canBeProduced(card, zone)
    })
    .toSorted((one, other) => compare(one.last, other.last) || byKey(one, other))
    .map(({ item }) => ({ language, item, skill: 'produce' }))
})

/** Seconds that what is due today will take, if all is right. */
function secondsDue(learner: Learner): number {
  const { pace, now, zone } = learner
  const end = startOfDay(dayOf(now, zone) + 1, zone)
  return askedCards(learner).reduce((sum, { due, skill }) => (due < end ? sum + pace[skill] : sum), 0)
}

/** The days that are looked ahead. */
const week = 7

/** Seconds that the cards known today will take on this day and each of the next six, if they are right every time. */
export function forecast(learner: Learner): number[] {
  const { pace, now, zone } = learner
  const today = dayOf(now, zone)
  const ends = Array.from({ length: week }, (_, ahead) => startOfDay(today + ahead + 1, zone))
  const seconds = ends.map(() => 0)
  for (const card of askedCards(learner)) {
    let due = card.due
    for (const [ahead, end] of ends.entries()) {
      if (due >= end) continue
      seconds[ahead] = (seconds[ahead] ?? 0) + pace[card.skill]
      // What is due today may be due again within the week; later than that, it hardly is.
      if (ahead > 0) break
      due = remember(card, { ...card, id: '', grade: 3, task: 'choose', at: now, ms: 0 }).due
    }
  }
  return seconds
}

/**
 * How much of the time is planned: the rest is for what is forgotten, and for days on which much falls together, which
 * weighs more where there are few tasks.
 */
function plannedShare(seconds: number, pace: Pace): number {
  const tasks = (2 * seconds) / (pace.recognise + pace.produce)
  return Math.max(0.5, 0.92 - 0.85 / Math.sqrt(tasks))
}

/** The first sight of an item takes as long as a question. */
const sights = 1
/** More new items than that are confused with each other. */
export const mostItems = 30

/**
 * What is let in today: as much as today's time leaves room for, and as could be let in again on every day of the week.
 *
 * @param settled the allowance so far; it holds for the day, unless a setting has changed.
 */
export function allowanceOf(learner: Learner, settled: Allowance | null): Allowance {
  const { language, settings, pace, now, zone } = learner
  const { minutes, new_a_day } = settings
  const day = dayOf(now, zone)
  const same =
    settled?.day === day &&
    settled.language === language &&
    settled.minutes === minutes &&
    settled.new_a_day === new_a_day
  if (same) return settled

  const waiting = unlocked(learner).length
  const time = minutes * 60 * plannedShare(minutes * 60, pace)
  let today = Math.max(0, time - secondsDue(learner))
  const productions = Math.min(waiting, Math.max(Math.floor(today / pace.produce), new_a_day ?? 0))
  today -= productions * pace.produce
  if (new_a_day !== null) return { language, day, minutes, new_a_day, items: new_a_day, productions }
  const firstDay = (1 + sights) * pace.recognise
  // The week is looked at only where there is time today: with thousands of cards that are due it takes long.
  if (today < firstDay) return { language, day, minutes, new_a_day, items: 0, productions }

  const ofWeek = forecast(learner).reduce((sum, seconds) => sum + seconds, 0) + waiting * 2 * pace.produce
  const room = time * week - ofWeek
  // An item let in today is asked again in two days and then produced, and again three days later; one let in tomorrow
  // likewise, as far as the week goes.
  const perItem = week * firstDay + 5 * pace.recognise + (5 + 2) * pace.produce
  const items = Math.floor(Math.min(room / perItem, today / firstDay, mostItems))
  return { language, day, minutes, new_a_day, items: Math.max(0, items), productions }
}

/**
 * What is to be done today. What is due comes first, and of more than there is time for, what is nearest to being
 * forgotten.
 *
 * @param candidates ids of items in the order in which they are learned (`newItems`).
 * @param spentSeconds how long the learner has practised today.
 */
export function planOf(
  learner: Learner,
  allowance: Allowance,
  candidates: Iterable<string>,
  spentSeconds: number,
): Plan {
  const { cards, language, settings, pace, now, zone } = learner
  const due = dueCards(learner)
  const time = settings.minutes * 60
  // Halfway between what is planned and all: who comes back after a while forgets more, and repeats more.
  let left = (time * (1 + plannedShare(time, pace))) / 2 - spentSeconds
  let fitting = 0
  for (const { skill } of due) {
    if (left < pace[skill]) break
    left -= pace[skill]
    fitting += 1
  }
  const start = startOfDay(dayOf(now, zone), zone)
  const begun = { recognise: 0, produce: 0 }
  for (const card of cards.values())
    if (card.language === language && card.first !== null && card.first >= start) begun[card.skill] += 1
  const productions = unlocked(learner).slice(0, Math.max(0, allowance.productions - begun.produce))
  const items = newItems(learner, candidates, Math.max(0, allowance.items - begun.recognise))
  return {
    due,
    tasks: [...due.slice(0, fitting), ...productions, ...items],
    later: due.slice(fitting),
    items: items.length,
  }
}

/**
 * What is asked in a round about certain items: a unit of the course, the marked ones. All of them, whether due or not,
 * since the learner asked for them: what is due, what is new, what can be produced now, and then the weakest first.
 */
export function planAmong(learner: Learner, items: readonly string[]): CardName[] {
  const wanted = new Set(items)
  const isWanted = ({ item }: CardName) => wanted.has(item)
  const due = dueCards(learner).filter(isWanted)
  const productions = unlocked(learner).filter(isWanted)
  const rest = askedCards(learner).filter((card) => isWanted(card) && !due.includes(card))
  return [
    ...due,
    ...newItems(learner, items, items.length),
    ...productions,
    ...forgottenFirst(rest, learner.now),
  ]
}

function newItems(
  { cards, language, isTaught }: Learner,
  candidates: Iterable<string>,
  most: number,
): CardName[] {
  const items: CardName[] = []
  // Candidates may be made only when the first one is asked for.
  if (most === 0) return items
  for (const item of candidates) {
    if (items.length >= most) break
    const card: CardName = { language, item, skill: 'recognise' }
    if (!cards.has(keyOf(card)) && (isTaught?.(item) ?? true)) items.push(card)
  }
  return items
}

/** What says when an item is learned. */
export interface Candidate {
  readonly id: string
  /** When the learner marked it, or null. */
  readonly starred: string | null
  /** The number of the course's unit that teaches it, or null. */
  readonly unit: number | null
  /** A1, A2 or B1. */
  readonly level: string
  /** How often it is used; more is sooner. */
  readonly uses: number
}

/** The order in which new items are learned: marked ones, those of the course, then easy and frequent ones. */
export function inOrder<Item extends Candidate>(items: readonly Item[]): Item[] {
  return items.toSorted(
    (one, other) =>
      Number(one.starred === null) - Number(other.starred === null) ||
      compare(one.starred ?? '', other.starred ?? '') ||
      (one.unit ?? Infinity) - (other.unit ?? Infinity) ||
      compare(one.level, other.level) ||
      other.uses - one.uses ||
      0,
  )
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
