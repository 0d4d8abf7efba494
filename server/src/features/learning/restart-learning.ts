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

/** Begins anew. The answers stay stored, but earlier ones do not count any more. */
export function restartLearning({ db, now, limits: { learning } }: Parts) {
  return handle(operation, (_, { actor: { userId } }) =>
    learning.inTurn(userId, async () => {
      const learner = await changeLearner(db, userId, async (tx, learner) => {
        const [newest] = await tx
          .select({ at: max(cards.last) })
          .from(cards)
          .where(eq(cards.user_id, userId))
        // Answers of clocks that are ahead are before the new beginning, too.
        const restart = Math.max(now().getTime(), Date.parse(newest?.at ?? '') + 1 || 0)
        return storeLearner(tx, { ...learner, restarted_at: new Date(restart).toISOString() })
      })
      return readState({ db, learning }, learner, learner.version, [])
    }),
  )
}
