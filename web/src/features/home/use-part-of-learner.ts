import { useEffect, useState } from 'react'
import { learner } from '../../lib/learning/learner.ts'
import type { LearnerState } from '../../lib/learning/learner-state.ts'
import type { PartOfLearner } from './part-of-learner.ts'
import { serverClock } from '../../lib/server-clock.ts'
import { timeZone } from '../../lib/time-zone.ts'

/**
 * What Home shows of the learner's state; null until the state and the modules that make it are loaded, after the first
 * view.
 */
export function usePartOfLearner(state: LearnerState | null): PartOfLearner | null {
  const [part, setPart] = useState<PartOfLearner | null>(null)
  useEffect(() => {
    if (!state) return
    let isCurrent = true
    const calculate = async () => {
      const [{ partOfLearner }, { default: groups }] = await Promise.all([
        import('./part-of-learner.ts'),
        import('virtual:groups'),
      ])
      if (!isCurrent) return
      const calculated = partOfLearner(state, groups, new Date(serverClock.now()).toISOString(), timeZone())
      setPart(calculated)
      // Fixed once a day, so that the number of new items only counts down.
      const quota = calculated.own.today?.quota
      if (quota && quota !== state.quota) await learner.storeQuota(quota)
    }
    calculate().catch((error: unknown) =>
      console.warn('The learner’s figures could not be calculated', error),
    )
    return () => {
      isCurrent = false
    }
  }, [state])
  return state && part
}
