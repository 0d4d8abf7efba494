import { and, eq } from 'drizzle-orm'
import { removeStar as operation } from '@pol/contract/operations/learning'
import type { Database } from '../../database/database.ts'
import { stars } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import { changeLearner, storeLearner } from './learner.ts'
import { readStars } from './state.ts'

export function removeStar({ db }: { db: Database }) {
  return handle(operation, ({ item }, { actor: { userId } }) =>
    changeLearner(db, userId, async (tx, learner) => {
      const removed = await tx
        .delete(stars)
        .where(and(eq(stars.user_id, userId), eq(stars.item, item)))
        .returning()
      if (removed.length > 0) await storeLearner(tx, learner)
      return readStars(tx, userId)
    }),
  )
}
