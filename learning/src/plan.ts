import { compareTexts } from '@pol/language/compare'
import type { Language } from '@pol/language/language'
import { type Cards, isNew, keyOf } from './card.ts'
import { mostNewADay } from './daily-load.ts'
import { dayOf, startOfDay } from './day.ts'
import { dayDueOf, restsUntilTomorrow } from './due.ts'
import { isExercise } from './exercises/exercise-id.ts'
import { remember, retrievability } from './memory.ts'
import type { Card, CardId, DailyQuota, MemoryParameters, Pace, Settings } from './values.ts'

/** Input of all planning functions. */
export interface PlanInput {
  readonly cards: Cards
  readonly language: Language
  readonly settings: Pick<Settings, 'minutes' | 'new_a_day'>
  readonly pace: Pace
  readonly now: string
  /** Time zone of the learner, which determines when a day begins and ends. */
  readonly zone: string
  /** The fitted parameters of the learner's memory, in the order of their times. Default: none. */
  readonly parameters?: readonly MemoryParameters[]
  /** Number of exercises that may be asked for the first time (`waitingExercises`). Default: none. */
  readonly exercises?: number
  /** Whether an item is still taught. Retired items keep their cards, but are no longer asked. */
  isTaught?(item: string): boolean
}

/** Cards of the learned language whose items are still taught. */
export const askedCards = oncePerInput((input): readonly Card[] => {
  const { cards, language } = input
  return [...cards.values()].filter(
    (card) => card.language === language && (input.isTaught?.(card.item) ?? true),
  )
})

/** Memoizes a list by input: a plan needs some lists of thousands of cards several times. */
function oncePerInput<Value>(make: (input: PlanInput) => Value): (input: PlanInput) => Value {
  const made = new WeakMap<PlanInput, Value>()
  return (input) => {
    if (!made.has(input)) made.set(input, make(input))
    return made.get(input) as Value
  }
}

export interface Plan {
  /** As `dueCards` orders them, without the exercises that wait for a day with more time. */
  readonly due: readonly Card[]
  /** Cards that fit into today's time, in the order in which they are asked. */
  readonly tasks: readonly CardId[]
  /** Due cards that do not fit into today's time. They are asked if the learner continues. */
  readonly later: readonly Card[]
  /** Number of tasks that produce a known item for the first time. */
  readonly productions: number
  /** Number of tasks that are new exercises. */
  readonly exercises: number
  /** Number of tasks that are new items. */
  readonly items: number
}

/**
 * Cards due on the learner's day, or before. First those asked yesterday: they were wrong or hardly known, and what left
 * a round was promised for today. Then the ones closest to being forgotten.
 */
export function dueCards(input: PlanInput): Card[] {
  const { now, zone } = input
  const today = dayOf(now, zone)
  const yesterday = startOfDay(today - 1, zone)
  const due = askedCards(input).filter((card) => dayDueOf(card, zone) <= today)
  const ofYesterday = due.filter(({ last }) => last >= yesterday)
  const older = due.filter(({ last }) => last < yesterday)
  return [...forgottenFirst(ofYesterday, input), ...forgottenFirst(older, input)]
}

/** What is left of a quota after the cards that were answered for the first time today. */
export function leftOfQuota(
  { cards, language, now, zone }: PlanInput,
  quota: DailyQuota,
): Pick<DailyQuota, 'items' | 'productions'> {
  const start = startOfDay(dayOf(now, zone), zone)
  const begun = { recognise: 0, produce: 0 }
  for (const card of cards.values())
    if (card.language === language && card.first !== null && card.first >= start && !isExercise(card.item))
      begun[card.skill] += 1
  return {
    items: Math.max(0, quota.items - begun.recognise),
    productions: Math.max(0, quota.productions - begun.produce),
  }
}

function forgottenFirst(cards: readonly Card[], { now, parameters }: PlanInput): Card[] {
  return cards
    .map((card) => [card, retrievability(card, now, parameters)] as const)
    .toSorted(([a, chanceOfA], [b, chanceOfB]) => chanceOfA - chanceOfB || byKey(a, b))
    .map(([card]) => card)
}

const byKey = (a: CardId, b: CardId) => compareTexts(keyOf(a), keyOf(b))

/** Whether the item was recognised on two different days of the learner, so that production can be asked. */
export function canBeProduced(recognised: Card | undefined, zone: string): boolean {
  if (recognised?.right_twice) return true
  if (!recognised?.first_right || !recognised.last_right) return false
  // Fast path: equal moments need no calendar calculation, which is slow.
  if (recognised.first_right === recognised.last_right) return false
  return dayOf(recognised.first_right, zone) < dayOf(recognised.last_right, zone)
}

/** Cards that were wrong today: no round asks them again before tomorrow. */
const resting = oncePerInput((input): ReadonlySet<Card> => {
  const { now, zone } = input
  const today = dayOf(now, zone)
  return new Set(askedCards(input).filter((card) => restsUntilTomorrow(card, today, zone)))
})

/** Whether a round may ask a card today: it was not wrong at its last answer today. */
export function mayAskToday(input: PlanInput, name: CardId): boolean {
  const card = input.cards.get(keyOf(name))
  return card === undefined || !resting(input).has(card)
}

/** Items that can be produced but never were, the longest waiting first. */
const unlocked = oncePerInput((input): readonly CardId[] => {
  const { cards, language, zone } = input
  return askedCards(input)
    .filter((card) => {
      if (card.skill !== 'recognise' || resting(input).has(card)) return false
      const production = keyOf({ language, item: card.item, skill: 'produce' })
      return !cards.has(production) && canBeProduced(card, zone)
    })
    .toSorted((a, b) => compareTexts(a.last, b.last) || byKey(a, b))
    .map(({ item }) => ({ language, item, skill: 'produce' }))
})

/** So many exercises of a day are new. */
export const mostNewExercises = 3

/** Number of exercises that may be asked for the first time today. */
function newExercisesToday({ cards, language, now, zone, exercises = 0 }: PlanInput): number {
  if (exercises === 0) return 0
  const start = startOfDay(dayOf(now, zone), zone)
  let begun = 0
  for (const card of cards.values())
    if (card.language === language && card.first !== null && card.first >= start && isExercise(card.item))
      begun += 1
  return Math.max(0, Math.min(exercises, mostNewExercises - begun))
}

/**
 * Share of the time for which exercises make a day bring less that is new. Those that take more wait: they must not keep
 * words from being produced.
 */
const shareOfExercises = 0.2

const withExercises = ({ settings }: PlanInput, seconds: number, ofExercises: number) =>
  seconds + Math.min(ofExercises, settings.minutes * 60 * shareOfExercises)

/** Seconds that the cards due today take if all answers are right. */
function secondsDue(input: PlanInput): number {
  const { pace, now, zone } = input
  const today = dayOf(now, zone)
  let [seconds, ofExercises] = [0, 0]
  for (const card of askedCards(input)) {
    if (dayDueOf(card, zone) > today) continue
    if (isExercise(card.item)) ofExercises += pace[card.skill]
    else seconds += pace[card.skill]
  }
  return withExercises(input, seconds, ofExercises)
}

/** Forecast horizon in days. */
const week = 7

/** Seconds per day that the existing cards take, for today and the next six days, if all answers are right. */
function forecast(input: PlanInput): number[] {
  const { pace, now, zone, parameters } = input
  const today = dayOf(now, zone)
  const seconds = Array.from({ length: week }, () => 0)
  const ofExercises = Array.from({ length: week }, () => 0)
  for (const card of askedCards(input)) {
    const sums = isExercise(card.item) ? ofExercises : seconds
    const ask = (day: number) => {
      const ahead = Math.max(0, day - today)
      if (ahead < week) sums[ahead] = (sums[ahead] ?? 0) + pace[card.skill]
      return ahead
    }
    if (ask(dayDueOf(card, zone)) > 0) continue
    // Only a card that is due today is likely to be due again within the week.
    const right = { ...card, id: '', grade: 3, task: 'choose', at: now, ms: 0 } as const
    ask(dayDueOf(remember(card, right, parameters), zone))
  }
  return seconds.map((sum, day) => withExercises(input, sum, ofExercises[day] ?? 0))
}

/**
 * Share of the time that is planned. The rest is reserved for forgotten cards and for peaks, which matter more with few
 * tasks.
 */
function plannedShare(seconds: number, pace: Pace): number {
  const tasks = (2 * seconds) / (pace.recognise + pace.produce)
  return Math.max(0.5, 0.9 - 1.1 / Math.sqrt(tasks))
}

/** The first presentation of an item takes as long as one question. */
const presentations = 1
/** Even if the time is full of due cards, this many items are new on a day: every day brings something new. */
const fewestNewADay = 3
/** Questions in the first year to recognise an item, with its presentation, repeats and a reserve. */
const questionsToRecognise = 12.5
/** The reserve is left out for the fewest new items, so that some slow days do not take one away. */
const withoutReserve = 1.15

/**
 * The fewest new items of a day. Learners who could not even recognise three more on every day get as many as they can,
 * but at least one.
 */
function fewestNew({ settings, pace }: PlanInput): number {
  const sustained = (settings.minutes * 60) / (pace.recognise * questionsToRecognise)
  return Math.max(1, Math.min(fewestNewADay, Math.floor(withoutReserve * sustained)))
}

/**
 * The most new items of a day: twice the fewest or, with much time, three halves of what could be sustained on every day of
 * a year in both skills. So days differ little, also at the beginning, when nothing is due yet.
 *
 * @param time planned seconds of a day.
 */
function mostNew({ pace }: PlanInput, time: number, fewest: number): number {
  const sustained = time / (questionsToRecognise * (pace.recognise + pace.produce))
  return Math.min(mostNewADay, Math.max(2 * fewest, Math.round((3 / 2) * sustained)))
}

/**
 * Calculates today's quota: the new cards that fit into today's time, limited to a number that could be sustained every
 * day of the week.
 *
 * @param fixed the current quota; it holds for the day unless a setting has changed.
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
  const fewest = new_a_day ?? fewestNew(input)
  const firstDay = (1 + presentations) * pace.recognise
  const today = time - secondsDue(input) - fewest * firstDay
  const productionsToday = Math.floor(today / pace.produce)
  if (new_a_day !== null) {
    const productions = Math.min(waiting, Math.max(productionsToday, new_a_day))
    return { language, day, minutes, new_a_day, items: new_a_day, productions }
  }
  // Skip the forecast if there is no time today: it is slow with thousands of due cards.
  if (productionsToday < 0) return { language, day, minutes, new_a_day, items: fewest, productions: 0 }

  // A new item is asked again after two days, then also produced, and again three days later. The same applies to later
  // items within the week.
  const perItem = week * firstDay + 5 * pace.recognise + (5 + 2) * pace.produce
  const perProduction = 2 * pace.produce
  const ofWeek = forecast(input).reduce((sum, seconds) => sum + seconds, 0)
  const room = time * week - ofWeek - fewest * perItem
  const fitting = Math.floor(Math.min(room / perProduction, productionsToday))
  const productions = Math.max(0, Math.min(waiting, fitting))
  const more = Math.min(
    (room - waiting * perProduction) / perItem,
    (today - productions * pace.produce) / firstDay,
  )
  const items = Math.min(fewest + Math.max(0, Math.floor(more)), mostNew(input, time, fewest))
  return { language, day, minutes, new_a_day, items, productions }
}

/**
 * Today's plan. Due cards come first; if time is short, the first ones (`dueCards`). Exercises take the time that is left: those
 * that do not fit wait, so that they take none from words and sentences.
 *
 * @param candidates item ids in learning order (`newItems`).
 * @param spentSeconds time practised today.
 * @param exercises ids of exercises to ask for the first time, the next one first; if they are not known, only their number is
 *   planned.
 */
export function planOf(
  input: PlanInput,
  quota: DailyQuota,
  candidates: Iterable<string>,
  spentSeconds: number,
  exercises?: readonly string[],
): Plan {
  const { settings, pace } = input
  const allDue = dueCards(input)
  const dueItems = allDue.filter(({ item }) => !isExercise(item))
  const time = settings.minutes * 60
  // Less than the full time: after a break, learners forget and repeat more.
  let left = (time * (1 + plannedShare(time, pace))) / 2 - spentSeconds
  const leftNew = leftOfQuota(input, quota)
  // Due cards leave time for what is new.
  left -= leftNew.items * (1 + presentations) * pace.recognise
  let fitting = 0
  for (const { skill } of dueItems) {
    if (left < pace[skill]) break
    left -= pace[skill]
    fitting += 1
  }
  const later = dueItems.slice(fitting)
  const productions = unlocked(input).slice(0, leftNew.productions)
  const items = newItems(input, candidates, leftNew.items)

  left -= productions.length * pace.produce
  const room = Math.max(0, Math.floor(left / pace.produce))
  const dueExercises = allDue.filter(({ item }) => isExercise(item)).slice(0, room)
  const mostNew = Math.min(newExercisesToday(input), room - dueExercises.length)
  const newExercises = exercises
    ?.slice(0, mostNew)
    .map((item): CardId => ({ language: input.language, item, skill: 'produce' }))

  const isDue = new Set([...dueItems, ...dueExercises])
  const isLater = new Set(later)
  const due = allDue.filter((card) => isDue.has(card))
  const now = due.filter((card) => !isLater.has(card))
  return {
    due,
    tasks: [...now, ...productions, ...(newExercises ?? []), ...items],
    later,
    productions: productions.length,
    exercises: newExercises?.length ?? mostNew,
    items: items.length,
  }
}

/**
 * Cards for a round about certain items, such as a unit of the course or the starred items. All are asked, even if not
 * due, but for those that wait for tomorrow (`mayAskToday`): due, new and newly producible cards first, then the others, the
 * weakest first.
 */
export function planAmong(input: PlanInput, items: readonly string[]): CardId[] {
  const wanted = new Set(items)
  const isWanted = ({ item }: CardId) => wanted.has(item)
  const due = dueCards(input).filter(isWanted)
  const productions = unlocked(input).filter(isWanted)
  const rest = askedCards(input).filter(
    (card) => isWanted(card) && !due.includes(card) && !resting(input).has(card),
  )
  return [...due, ...newItems(input, items, items.length), ...productions, ...forgottenFirst(rest, input)]
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
    // Exercises are only produced.
    if (isExercise(item)) continue
    const card: CardId = { language, item, skill: 'recognise' }
    if (isNew(cards, card) && (isTaught?.(item) ?? true)) items.push(card)
  }
  return items
}
