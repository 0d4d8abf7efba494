import type { Language } from '@pol/language/language'
import { dailyQuotaOf, dueCards, leftOfQuota, type PlanInput } from '@pol/learning/plan'
import type { DailyQuota } from '@pol/learning/values'
import type { LearnerState } from './learner-state.ts'

export function planInputOf(
  state: LearnerState,
  language: Language,
  now: string,
  zone: string,
): Required<PlanInput> {
  const { cards, settings, history, parameters, leaders } = state
  const isTaught = (item: string) => leaders.isTaught(language, item)
  return { cards, language, settings, pace: history.pace, now, zone, parameters, isTaught }
}

/** Numbers of cards for today. */
export interface Today {
  readonly due: number
  /** Remaining new items of the quota. */
  readonly items: number
  /** Must be stored if the state has none. */
  readonly quota: DailyQuota
}

/** @returns null before the learner has chosen a language. */
export function todayOf(state: LearnerState, now: string, zone: string): Today | null {
  const language = state.settings.learns
  if (language === null) return null
  const input = planInputOf(state, language, now, zone)
  const quota = dailyQuotaOf(input, state.quota)
  return { due: dueCards(input).length, items: leftOfQuota(input, quota).items, quota }
}
