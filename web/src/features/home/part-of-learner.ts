import type { ComponentType } from 'react'
import type { Groups } from '../../../build/groups.ts'
import type { LearnerState } from '../../lib/learning/learner-state.ts'
import { LedWay, nextAddress } from './led-way.tsx'
import { type OwnFigures, ownFiguresOf } from './own-figures.ts'

/** What Home shows of the learner's state. */
export interface PartOfLearner {
  readonly own: OwnFigures
  /** The address of the next lesson. */
  readonly next: string
  readonly LedWay: ComponentType<{ readonly state: LearnerState }>
}

/** One script, loaded after the first view. */
export function partOfLearner(state: LearnerState, groups: Groups, now: string, zone: string): PartOfLearner {
  return { own: ownFiguresOf(state, groups, now, zone), next: nextAddress(state.lessons), LedWay }
}
