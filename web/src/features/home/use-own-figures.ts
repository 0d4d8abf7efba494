import { useEffect, useState } from 'react'
import { learner } from '../../lib/learning/learner.ts'
import type { LearnerState } from '../../lib/learning/learner-state.ts'
import type { OwnFigures } from '../../lib/learning/own-figures.ts'
import { serverClock } from '../../lib/server-clock.ts'
import { timeZone } from '../../lib/time-zone.ts'

/** The learner's figures; null until the state is loaded, after the first view. */
export function useOwnFigures(state: LearnerState | null): OwnFigures | null {
  const [figures, setFigures] = useState<OwnFigures | null>(null)
  useEffect(() => {
    if (!state) return
    let isCurrent = true
    const calculate = async () => {
      const { groups, ownFiguresOf } = await import('../../lib/signed-in-script.ts')
      if (!isCurrent) return
      const calculated = ownFiguresOf(state, groups, new Date(serverClock.now()).toISOString(), timeZone())
      setFigures(calculated)
      // Fixed once a day, so that the number of new items only counts down.
      const quota = calculated.today?.quota
      if (quota && quota !== state.quota) await learner.storeQuota(quota)
    }
    calculate().catch((error: unknown) =>
      console.warn('The learner’s figures could not be calculated', error),
    )
    return () => {
      isCurrent = false
    }
  }, [state])
  return state && figures
}
