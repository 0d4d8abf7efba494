import { eq, max } from 'drizzle-orm'
import { restartLearning as operation } from '@pol/contract/operations/learning'
import type { Database } from '../../database/database.ts'
import { cards } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import type { Limits } from '../../limits/limits.ts'
import { changeLearner, storeLearner } from './learner.ts'
import { readState } from './state.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly limits: Limits
}

/** Begins anew. The answers stay, but what was answered before counts for nothing. */
export function restartLearning({ db, now, limits: { learning } }: Parts) {
  return handle(operation, (_, { actor: { userId } }) =>
    learning.inTurn(userId, async () => {
      const learner = await changeLearner(db, userId, async (tx, learner) => {
        const [newest] = await tx
          .select({ at: max(cards.last) })
          .from(cards)
          .where(eq(cards.userId, userId))
        // An answer from a clock that goes ahead is before the new beginning, too.
        const restartedAt = new Date(Math.max(now().getTime(), (newest?.at?.getTime() ?? 0) + 1))
        return storeLearner(tx, { ...learner, restartedAt })
      })
      return readState({ db, learning }, learner, learner.version, [])
    }),
  )
}
