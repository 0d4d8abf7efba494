import counts from 'virtual:exercise-counts'
import type { Language } from '@pol/language/language'
import { dayOf, nameOfDay } from '@pol/learning/day'
import { waitingExercises } from '@pol/learning/exercises/exercise-items'
import { dailyQuotaOf, leftOfQuota, type PlanInput, planOf } from '@pol/learning/plan'
import { type NextReview, nextReview } from '@pol/learning/progress'
import type { DailyQuota } from '@pol/learning/values'
import type { LearnerState } from './learner-state.ts'

export function planInputOf(
  state: LearnerState,
  language: Language,
  now: string,
  zone: string,
): Required<PlanInput> {
  const { cards, settings, history, parameters, leaders, lessons } = state
  const isTaught = (item: string) => leaders.isTaught(language, item)
  const waiting = waitingExercises(counts, language, lessons, cards)
  const exercises = waiting.reduce((sum, ofUnit) => sum + ofUnit.waiting, 0)
  return { cards, language, settings, pace: history.pace, now, zone, parameters, exercises, isTaught }
}

/** Numbers of cards for today. */
export interface Today {
  /** Due cards, and known items that are produced for the first time today. */
  readonly due: number
  /** Remaining new items of the quota. */
  readonly items: number
  /** The next repetition if nothing is due and nothing new is left; else null, and without learned cards. */
  readonly nextReview: NextReview | null
  /** Must be stored if the state has none. */
  readonly quota: DailyQuota
}

/** @returns null before the learner has chosen a language. */
export function todayOf(state: LearnerState, now: string, zone: string): Today | null {
  const language = state.settings.learns
  if (language === null) return null
  const input = planInputOf(state, language, now, zone)
  const quota = dailyQuotaOf(input, state.quota)
  const plan = planOf(input, quota, [], secondsPractised(state, now, zone))
  const due = plan.due.length + plan.productions + plan.exercises
  const { items } = leftOfQuota(input, quota)
  const isDone = items === 0 && due === 0
  return { due, items, nextReview: isDone ? nextReview(input) : null, quota }
}

/** Time practised today, in seconds. */
export function secondsPractised({ history }: LearnerState, now: string, zone: string): number {
  const today = nameOfDay(dayOf(now, zone))
  return (history.days.find(({ day }) => day === today)?.ms ?? 0) / 1000
}
