import { eq, max } from 'drizzle-orm'
import { restartLearning as operation } from '@pol/contract/operations/learning'
import type { Database } from '../../database/database.ts'
import { cards, rounds } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import type { Limits } from '../../limits/limits.ts'
import { changeLearner, storeLearner } from './learner.ts'
import { readState } from './state.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly limits: Limits
}

/** Resets the progress of a learner. Earlier answers and rounds stay stored, but no longer count. */
export function restartLearning({ db, now, limits: { learning } }: Parts) {
  return handle(operation, (_, { actor: { userId } }) =>
    learning.inTurn(userId, async () => {
      const learner = await changeLearner(db, userId, async (tx, learner) => {
        const [newestCard] = await tx
          .select({ at: max(cards.last) })
          .from(cards)
          .where(eq(cards.user_id, userId))
        const [newestRound] = await tx
          .select({ at: max(rounds.at) })
          .from(rounds)
          .where(eq(rounds.user_id, userId))
        // Also resets answers and rounds from clocks that are ahead.
        const later = [newestCard, newestRound].map((newest) => Date.parse(newest?.at ?? '') + 1 || 0)
        const restart = Math.max(now().getTime(), ...later)
        return storeLearner(tx, { ...learner, restarted_at: new Date(restart).toISOString() })
      })
      // No card counts any more, and these are all.
      return readState({ db, learning }, learner, 0, [])
    }),
  )
}
