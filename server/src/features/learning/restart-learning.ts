import { restartLearning as operation } from '@pol/contract/operations/learning'
import type { Database } from '../../database/database.ts'
import { handle } from '../../api/handle.ts'
import type { Limits } from '../../limits/limits.ts'
import { changeLearner, storeLearner } from './learner.ts'
import { momentAfterAll } from './memory-parameters.ts'
import { readState } from './state.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly limits: Limits
}

/** Resets the progress of a learner. Earlier answers, rounds, lessons and parameters stay stored, but no longer count. */
export function restartLearning({ db, now, limits: { learning } }: Parts) {
  return handle(operation, (_, { actor: { userId } }) =>
    learning.inTurn(userId, async () => {
      const learner = await changeLearner(db, userId, async (tx, learner) => {
        const restarted_at = await momentAfterAll(tx, userId, now())
        return storeLearner(tx, { ...learner, restarted_at })
      })
      // No card counts any more, and these are all.
      return readState({ db, learning }, learner, 0, [])
    }),
  )
}
