import { default_w, forgetting_curve, fsrs, GenSeedStrategyWithCardId, State, StrategyMode } from 'ts-fsrs'
import { keyOf } from './card.ts'
import type { Answer, Card } from './values.ts'

/**
 * FSRS-6 with its defaults, but without its steps of minutes: a wrong card comes back within the round anyway, and
 * without steps a card is one of two things, new or learned, so that the figures of `Card` are all that the next answer
 * needs.
 */
const scheduler = fsrs({
  request_retention: 0.9,
  enable_fuzz: true,
  learning_steps: [],
  relearning_steps: [],
})
  // Chance decides which of the near days is the next; the same chance for the same card wherever it is folded.
  .useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('key'))

const never = { stability: 0, difficulty: 0, reps: 0, lapses: 0, state: State.New }

/** The card after an answer. An answer from a clock that goes behind counts as given together with the last one. */
export function remember(card: Card | null, answer: Answer): Card {
  const at = card && card.last > answer.at ? card.last : answer.at
  const before = {
    ...(card ? { ...card, state: State.Review, last_review: card.last } : { ...never, due: at }),
    key: keyOf(answer),
    elapsed_days: 0,
    scheduled_days: 0,
    learning_steps: 0,
  }
  const { due, stability, difficulty, reps, lapses } = scheduler.next(before, at, answer.grade).card
  return {
    language: answer.language,
    item: answer.item,
    skill: answer.skill,
    due: due.toISOString(),
    stability,
    difficulty,
    reps,
    lapses,
    last: at,
    ...daysOf(card, at, answer.grade > 1),
  }
}

const msADay = 86_400_000
/** Moments that are so far apart are of two days in every time zone, also where clocks change. */
const surelyAnotherDayMs = 1.5 * msADay

/**
 * The moments from which the learner's days follow. They are dropped as soon as they decide nothing any more: they would
 * be a third of the state that a new browser has to load.
 */
function daysOf(card: Card | null, at: string, isRight: boolean) {
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

/** How likely the learner still knows the card: 1 just after an answer, 0.9 after as many days as its stability. */
export function retrievability({ last, stability }: Card, now: string): number {
  const days = Math.max(0, Date.parse(now) - Date.parse(last)) / msADay
  return forgetting_curve(default_w, days, stability)
}
