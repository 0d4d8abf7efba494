import { dayOf } from '@pol/learning/day'
import { serverClock } from '../server-clock.ts'
import { timeZone } from '../time-zone.ts'
import type { LearnerState } from './learner-state.ts'

/** Whether a round or a lesson was finished on this day. */
export function hasFinishedToday({ lastRoundAt, lessons }: LearnerState): boolean {
  const zone = timeZone()
  const today = dayOf(new Date(serverClock.now()).toISOString(), zone)
  const finished = lessons.filter(({ done }) => done).map(({ at }) => at)
  return [lastRoundAt, ...finished].some((at) => at !== null && dayOf(at, zone) >= today)
}
