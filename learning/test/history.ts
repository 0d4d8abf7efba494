import { orderedAnswers } from '../src/fold.ts'
import { countAnswers } from '../src/history.ts'
import { paceOf } from '../src/pace.ts'
import type { Answer, History } from '../src/values.ts'

export function historyOf(answers: readonly Answer[]): History {
  return { ...countAnswers(answers), pace: paceOf(orderedAnswers(answers)) }
}
