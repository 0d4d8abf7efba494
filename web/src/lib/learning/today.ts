import type { Language } from '@pol/language/language'
import { dayOf, startOfDay } from '@pol/learning/day'
import { dailyQuotaOf, dueCards, type PlanInput } from '@pol/learning/plan'
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
  const start = startOfDay(dayOf(now, zone), zone)
  const begun = [...state.cards.values()].filter(
    ({ first, ...card }) =>
      card.language === language && card.skill === 'recognise' && first !== null && first >= start,
  )
  return { due: dueCards(input).length, items: Math.max(0, quota.items - begun.length), quota }
}
