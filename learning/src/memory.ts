import { default_w, forgetting_curve, fsrs, GenSeedStrategyWithCardId, State, StrategyMode } from 'ts-fsrs'
import { keyOf } from './card.ts'
import { isHardCard } from './hard-card.ts'
import type { Answer, Card, MemoryParameters } from './values.ts'

/** The parameters of FSRS-6 that hold before any were fitted. */
export const defaultParameters: readonly number[] = default_w

/**
 * FSRS-6 without learning steps of minutes: wrong cards are repeated within the round anyway. Without steps, a card is
 * either new or learned, so the fields of `Card` are sufficient.
 */
function createScheduler(w: readonly number[]) {
  const scheduler = fsrs({
    w,
    request_retention: 0.9,
    enable_fuzz: true,
    learning_steps: [],
    relearning_steps: [],
  })
  // Fuzz: the interval varies randomly. The seed makes it the same on every device.
  return scheduler.useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('key'))
}

const defaultScheduler = createScheduler(defaultParameters)
const schedulers = new WeakMap<MemoryParameters, typeof defaultScheduler>()

function schedulerOf(held: MemoryParameters | undefined) {
  if (!held) return defaultScheduler
  let scheduler = schedulers.get(held)
  if (!scheduler) schedulers.set(held, (scheduler = createScheduler(held.w)))
  return scheduler
}

/** @param parameters in the order of their times. @returns those that hold at a moment; undefined for the defaults. */
function heldAt(parameters: readonly MemoryParameters[], moment: string): MemoryParameters | undefined {
  return parameters.findLast(({ at }) => at <= moment)
}

const never = { stability: 0, difficulty: 0, reps: 0, lapses: 0, state: State.New }

/**
 * The card after an answer. An answer earlier than the last one (slow clock) counts as simultaneous with it.
 *
 * @param parameters fitted parameters in the order of their times; those that hold at the time of the answer apply.
 */
export function remember(
  card: Card | null,
  answer: Answer,
  parameters: readonly MemoryParameters[] = [],
): Card {
  const at = card && card.last > answer.at ? card.last : answer.at
  const before = {
    ...(card ? { ...card, state: State.Review, last_review: card.last } : { ...never, due: at }),
    key: keyOf(answer),
    elapsed_days: 0,
    scheduled_days: 0,
    learning_steps: 0,
  }
  const isRight = answer.grade > 1
  const scheduler = schedulerOf(heldAt(parameters, at))
  const { due, stability, difficulty, reps, lapses } = scheduler.next(before, at, answer.grade).card
  return {
    language: answer.language,
    item: answer.item,
    skill: answer.skill,
    due: dueAfter(at, due.toISOString(), isRight, isHardCard({ lapses, stability })),
    stability,
    difficulty,
    reps,
    lapses,
    last: at,
    ...momentsOf(card, at, isRight),
  }
}

const dayMs = 86_400_000
const restDays = 3

/**
 * When a card is due, as ISO time: when FSRS says, but after a wrong answer on the next day whatever the parameters are,
 * because learners are told so when a card leaves a round; and a hard card that was right not before the third day.
 */
function dueAfter(at: string, scheduled: string, isRight: boolean, isHard: boolean): string {
  if (!isRight) return daysAfter(at, 1)
  const rested = daysAfter(at, restDays)
  return isHard && scheduled < rested ? rested : scheduled
}

function daysAfter(at: string, days: number): string {
  return new Date(Date.parse(at) + days * dayMs).toISOString()
}

/** Moments this far apart are on different days in every time zone, even across clock changes. */
const surelyAnotherDayMs = 1.5 * dayMs

/**
 * The moments that determine the learner's days. Dropped as soon as they are no longer needed, because they would be a
 * third of the state that a new browser loads.
 */
function momentsOf(card: Card | null, at: string, isRight: boolean) {
  const first = card ? card.first : at
  const first_right = card?.first_right ?? (isRight ? at : null)
  const last_right = isRight ? at : (card?.last_right ?? null)
  const right_twice = card?.right_twice || areOfTwoDays(first_right, last_right)
  return {
    first: areOfTwoDays(first, at) ? null : first,
    ...(right_twice ? { first_right: null, last_right: null } : { first_right, last_right }),
    right_twice,
  }
}

function areOfTwoDays(early: string | null, late: string | null): boolean {
  return early !== null && late !== null && Date.parse(late) - Date.parse(early) >= surelyAnotherDayMs
}

/**
 * Probability that the learner still knows the card: 1 right after an answer, 0.9 after `stability` days.
 *
 * @param parameters as in `remember`.
 */
export function retrievability(
  { last, stability }: Card,
  now: string,
  parameters: readonly MemoryParameters[] = [],
): number {
  const days = Math.max(0, Date.parse(now) - Date.parse(last)) / dayMs
  return forgetting_curve(heldAt(parameters, now)?.w ?? defaultParameters, days, stability)
}
