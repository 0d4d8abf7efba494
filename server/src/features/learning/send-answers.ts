import { type LearningAnswer, refusals, sendAnswers as operation } from '@pol/contract/learning'
import { checkedAnswers } from '@pol/learning/checked-answers'
import type { Database } from '../../database/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { handle } from '../../http/handle.ts'
import type { Limits } from '../../limits/limits.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { Items } from './items.ts'
import { changeLearner } from './learner.ts'
import { readState } from './state.ts'
import { storeAnswers } from './store-answers.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly limits: Limits
  readonly items: Items
  readonly metrics: Metrics
}

type Refusal = (typeof refusals)[number]

export function sendAnswers({ db, now, limits, items, metrics }: Parts) {
  const admit = (sent: readonly LearningAnswer[]) => {
    const { answers, refused } = checkedAnswers(sent, { now: now().toISOString(), isKnown: items.isKnown })
    const isNamed = (code: string): code is Refusal => (refusals as readonly string[]).includes(code)
    const named = refused.map(({ id, code }) => {
      // What the schema lets through and is no answer after all, such as one of 30 February.
      if (!isNamed(code)) throw new ApiError('invalid-input')
      return { id, code }
    })
    return { answers, refused: named }
  }

  return handle(operation, async ({ answers: sent, since }, { actor: { userId } }) => {
    const { answers, refused } = admit(sent)
    await limits.answers.take({ userId, count: answers.length })
    const { state, stored, full } = await changeLearner(db, userId, async (tx, learner) => {
      const { learner: changed, count, cards, refused } = await storeAnswers(tx, learner, answers)
      // A browser that knew all cards needs only these; to read them again would cost a round trip.
      const known = since === learner.version ? cards : null
      return { state: await readState(tx, changed, since, known), stored: count, full: refused }
    })
    const all = [...refused, ...full.map(({ id }) => ({ id, code: 'too-many-answers' as const }))]
    metrics.answers({ stored, repeated: answers.length - stored - full.length, refused: all.length })
    return { ...state, refused: all }
  })
}
