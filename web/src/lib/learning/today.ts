import type { Language } from '@pol/language/language'
import { dayOf, startOfDay } from '@pol/learning/day'
import { type Allowance, allowanceOf, dueCards, type Learner } from '@pol/learning/plan'
import type { LearnerState } from './learner-state.ts'

/** What the plan of a day follows from. */
export function plannerOf(state: LearnerState, language: Language, now: string, zone: string): Learner {
  const { cards, settings, history } = state
  return { cards, language, settings, pace: history.pace, now, zone }
}

/** What there is to do today. */
export interface Today {
  readonly due: number
  /** New items that are still let in today. */
  readonly items: number
  /** What is let in today: to be settled if it is not yet. */
  readonly allowance: Allowance
}

/** @returns null before the learner has chosen a language. */
export function todayOf(state: LearnerState, now: string, zone: string): Today | null {
  const language = state.settings.learns
  if (language === null) return null
  const planner = plannerOf(state, language, now, zone)
  const allowance = allowanceOf(planner, state.allowance)
  const start = startOfDay(dayOf(now, zone), zone)
  const begun = [...state.cards.values()].filter(
    ({ first, ...card }) =>
      card.language === language && card.skill === 'recognise' && first !== null && first >= start,
  )
  return {
    due: dueCards(planner).length,
    items: Math.max(0, allowance.items - begun.length),
    allowance,
  }
}
