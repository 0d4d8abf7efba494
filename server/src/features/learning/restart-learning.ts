import { eq, max } from 'drizzle-orm'
import { restartLearning as operation } from '@pol/contract/learning'
import type { Database } from '../../database/database.ts'
import { answers, cards } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { changeLearner, storeLearner } from './learner.ts'
import { readState } from './state.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
}

/** Begins anew. The answers stay, but what was answered before counts for nothing. */
export function restartLearning({ db, now }: Parts) {
  return handle(operation, (_, { actor: { userId } }) =>
    changeLearner(db, userId, async (tx, learner) => {
      const [newest] = await tx
        .select({ at: max(answers.at) })
        .from(answers)
        .where(eq(answers.userId, userId))
      // An answer from a clock that goes ahead is before the new beginning, too.
      const restartedAt = new Date(Math.max(now().getTime(), (newest?.at?.getTime() ?? 0) + 1))
      await tx.delete(cards).where(eq(cards.userId, userId))
      return readState(tx, await storeLearner(tx, { ...learner, restartedAt }))
    }),
  )
}
