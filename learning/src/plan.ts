import type { Language } from '@pol/language/language'
import { type Cards, keyOf } from './card.ts'
import { mostNewADay } from './daily-load.ts'
import { dayOf, startOfDay } from './day.ts'
import { remember, retrievability } from './memory.ts'
import type { Card, CardId, DailyQuota, Pace, Settings } from './values.ts'

/** Everything that determines a plan. */
export interface PlanInput {
  readonly cards: Cards
  readonly language: Language
  readonly settings: Pick<Settings, 'minutes' | 'new_a_day'>
  readonly pace: Pace
  readonly now: string
  /** The time zone of the learner, which determines when a day begins and ends. */
  readonly zone: string
  /** Whether an item is still taught. Retired items keep their cards, but are not asked any more. */
  isTaught?(item: string): boolean
}

/** Cards of the language that is learned now, of items that are still taught. */
const askedCards = oncePerInput((input): readonly Card[] => {
  const { cards, language } = input
  return [...cards.values()].filter(
    (card) => card.language === language && (input.isTaught?.(card.item) ?? true),
  )
})

/** Caches a list for each input: a plan needs some lists of thousands of cards several times. */
function oncePerInput<Value>(make: (input: PlanInput) => Value): (input: PlanInput) => Value {
  const made = new WeakMap<PlanInput, Value>()
  return (input) => {
    if (!made.has(input)) made.set(input, make(input))
    return made.get(input) as Value
  }
}

export interface Plan {
  /** Cards that are due now, the nearest to being forgotten first. */
  readonly due: readonly Card[]
  /** Cards for which there is time today, in the order in which they are asked. */
  readonly tasks: readonly CardId[]
  /** Due cards for which there is no time today. They are asked if the learner wants to go on. */
  readonly later: readonly Card[]
  /** How many of the tasks are new items. */
  readonly items: number
}

/** Cards that are due before the learner's day ends, the nearest to being forgotten first. */
export function dueCards(input: PlanInput): Card[] {
  const { now, zone } = input
  const end = startOfDay(dayOf(now, zone) + 1, zone)
  const due = askedCards(input).filter((card) => card.due < end)
  return forgottenFirst(due, now)
}

function forgottenFirst(cards: readonly Card[], now: string): Card[] {
  return cards
    .map((card) => [card, retrievability(card, now)] as const)
    .toSorted(([a, chanceOfA], [b, chanceOfB]) => chanceOfA - chanceOfB || byKey(a, b))
    .map(([card]) => card)
}

const byKey = (a: CardId, b: CardId) => compare(keyOf(a), keyOf(b))

/** Whether an item was understood on two different days of the learner, so that it can be asked for. */
export function canBeProduced(recognised: Card | undefined, zone: string): boolean {
  if (recognised?.right_twice) return true
  if (!recognised?.first_right || !recognised.last_right) return false
  // The same moment needs no calendar, and calendars are slow.
  if (recognised.first_right === recognised.last_right) return false
  return dayOf(recognised.first_right, zone) < dayOf(recognised.last_right, zone)
}

/** Items that can be produced and never were, the ones that have waited longest first. */
const unlocked = oncePerInput((input): readonly CardId[] => {
  const { cards, language, zone } = input
  return askedCards(input)
    .filter((card) => {
      if (card.skill !== 'recognise') return false
      const production = keyOf({ language, item: card.item, skill: 'produce' })
      return !cards.has(production) && canBeProduced(card, zone)
    })
    .toSorted((a, b) => compare(a.last, b.last) || byKey(a, b))
    .map(({ item }) => ({ language, item, skill: 'produce' }))
})

/** Seconds that the cards due today will take if all answers are right. */
function secondsDue(input: PlanInput): number {
  const { pace, now, zone } = input
  const end = startOfDay(dayOf(now, zone) + 1, zone)
  return askedCards(input).reduce((sum, { due, skill }) => (due < end ? sum + pace[skill] : sum), 0)
}

/** Forecast horizon in days. */
const week = 7

/** Seconds that the present cards will take on this day and on each of the next six, if all answers are right. */
export function forecast(input: PlanInput): number[] {
  const { pace, now, zone } = input
  const today = dayOf(now, zone)
  const ends = Array.from({ length: week }, (_, ahead) => startOfDay(today + ahead + 1, zone))
  const seconds = ends.map(() => 0)
  for (const card of askedCards(input)) {
    let due = card.due
    for (const [ahead, end] of ends.entries()) {
      if (due >= end) continue
      seconds[ahead] = (seconds[ahead] ?? 0) + pace[card.skill]
      // A card that is due today may be due again within the week. All others hardly are.
      if (ahead > 0) break
      due = remember(card, { ...card, id: '', grade: 3, task: 'choose', at: now, ms: 0 }).due
    }
  }
  return seconds
}

/**
 * The share of the time that is planned. The rest is for forgotten cards, and for days on which many cards fall together,
 * which weighs more where there are few tasks.
 */
function plannedShare(seconds: number, pace: Pace): number {
  const tasks = (2 * seconds) / (pace.recognise + pace.produce)
  return Math.max(0.5, 0.92 - 0.85 / Math.sqrt(tasks))
}

/** The first presentation of an item takes as long as one question. */
const presentations = 1

/**
 * Makes the quota of today: as many new cards as today's time leaves room for, and as could be new on every day of the
 * week.
 *
 * @param fixed the quota so far; it holds for the day, unless a setting has changed.
 */
export function dailyQuotaOf(input: PlanInput, fixed: DailyQuota | null): DailyQuota {
  const { language, settings, pace, now, zone } = input
  const { minutes, new_a_day } = settings
  const day = dayOf(now, zone)
  const same =
    fixed?.day === day &&
    fixed.language === language &&
    fixed.minutes === minutes &&
    fixed.new_a_day === new_a_day
  if (same) return fixed

  const waiting = unlocked(input).length
  const time = minutes * 60 * plannedShare(minutes * 60, pace)
  let today = Math.max(0, time - secondsDue(input))
  const productions = Math.min(waiting, Math.max(Math.floor(today / pace.produce), new_a_day ?? 0))
  today -= productions * pace.produce
  if (new_a_day !== null) return { language, day, minutes, new_a_day, items: new_a_day, productions }
  const firstDay = (1 + presentations) * pace.recognise
  // The week is looked at only where there is time today: with thousands of cards that are due it takes long.
  if (today < firstDay) return { language, day, minutes, new_a_day, items: 0, productions }

  const ofWeek = forecast(input).reduce((sum, seconds) => sum + seconds, 0) + waiting * 2 * pace.produce
  const room = time * week - ofWeek
  // An item of today is asked again in two days and then produced, and again three days later. An item of tomorrow
  // likewise, as far as the week goes.
  const perItem = week * firstDay + 5 * pace.recognise + (5 + 2) * pace.produce
  const items = Math.floor(Math.min(room / perItem, today / firstDay, mostNewADay))
  return { language, day, minutes, new_a_day, items: Math.max(0, items), productions }
}

/**
 * Makes the plan of today. Due cards come first; if there is not enough time for all of them, those that are nearest to
 * being forgotten.
 *
 * @param candidates ids of items in the order in which they are learned (`newItems`).
 * @param spentSeconds how long the learner has practised today.
 */
export function planOf(
  input: PlanInput,
  quota: DailyQuota,
  candidates: Iterable<string>,
  spentSeconds: number,
): Plan {
  const { cards, language, settings, pace, now, zone } = input
  const due = dueCards(input)
  const time = settings.minutes * 60
  // Halfway between the planned share and all of the time: after a pause, learners forget more and repeat more.
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
  const productions = unlocked(input).slice(0, Math.max(0, quota.productions - begun.produce))
  const items = newItems(input, candidates, Math.max(0, quota.items - begun.recognise))
  return {
    due,
    tasks: [...due.slice(0, fitting), ...productions, ...items],
    later: due.slice(fitting),
    items: items.length,
  }
}

/**
 * Cards for a round about certain items, such as a unit of the course or the marked items. All of them are asked, whether
 * due or not, since the learner asked for them: due, new, and newly producible ones, then the others, the weakest first.
 */
export function planAmong(input: PlanInput, items: readonly string[]): CardId[] {
  const wanted = new Set(items)
  const isWanted = ({ item }: CardId) => wanted.has(item)
  const due = dueCards(input).filter(isWanted)
  const productions = unlocked(input).filter(isWanted)
  const rest = askedCards(input).filter((card) => isWanted(card) && !due.includes(card))
  return [...due, ...newItems(input, items, items.length), ...productions, ...forgottenFirst(rest, input.now)]
}

function newItems(
  { cards, language, isTaught }: PlanInput,
  candidates: Iterable<string>,
  most: number,
): CardId[] {
  const items: CardId[] = []
  // Candidates may be generated lazily.
  if (most === 0) return items
  for (const item of candidates) {
    if (items.length >= most) break
    const card: CardId = { language, item, skill: 'recognise' }
    if (!cards.has(keyOf(card)) && (isTaught?.(item) ?? true)) items.push(card)
  }
  return items
}

/** The facts that determine when an item is learned. */
export interface Candidate {
  readonly id: string
  /** When the learner marked it, or null. */
  readonly starred: string | null
  /** The number of the course's unit that teaches it, or null. */
  readonly unit: number | null
  /** A1, A2 or B1. */
  readonly level: string
  /** How often it is used. Items with more uses come sooner. */
  readonly uses: number
}

/** Sorts new items as they are learned: marked ones, those of the course, then easy and frequent ones. */
export function inOrder<Item extends Candidate>(items: readonly Item[]): Item[] {
  return items.toSorted(
    (a, b) =>
      Number(a.starred === null) - Number(b.starred === null) ||
      compare(a.starred ?? '', b.starred ?? '') ||
      (a.unit ?? Infinity) - (b.unit ?? Infinity) ||
      compare(a.level, b.level) ||
      b.uses - a.uses ||
      0,
  )
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
