import { orderedAnswers } from '../src/fold.ts'
import { countAnswers } from '../src/history.ts'
import { paceOf } from '../src/pace.ts'
import type { Answer, History } from '../src/values.ts'

/** The history of a learner with these answers. */
export function historyOf(answers: readonly Answer[]): History {
  return { ...countAnswers(answers), pace: paceOf(orderedAnswers(answers)) }
}
