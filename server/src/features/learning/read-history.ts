import { readHistory as operation } from '@pol/contract/operations/learning'
import type { Database } from '../../database/database.ts'
import { handle } from '../../api/handle.ts'
import type { Limits } from '../../limits/limits.ts'
import { countHistory } from './count-history.ts'
import { readLearner } from './learner.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly limits: Limits
}

export function readHistory({ db, now, limits: { learning } }: Parts) {
  return handle(operation, (_, { actor: { userId } }) =>
    learning.inTurn(userId, async () => {
      learning.answersCounted.refuseBeyond({ userId })
      const learner = await readLearner(db, userId)
      learning.answersCounted.count({ userId, rows: learner.answer_count })
      return countHistory(db, learner, now())
    }),
  )
}
