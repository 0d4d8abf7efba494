import { orderedAnswers } from '../src/fold.ts'
import { countAnswers, type HistoryContext } from '../src/history.ts'
import { paceOf } from '../src/pace.ts'
import type { Answer, History } from '../src/values.ts'

export function historyOf(answers: readonly Answer[], context: Partial<HistoryContext> = {}): History {
  const { parameters = [], now = new Date().toISOString() } = context
  return { ...countAnswers(answers, { parameters, now }), pace: paceOf(orderedAnswers(answers)) }
}
