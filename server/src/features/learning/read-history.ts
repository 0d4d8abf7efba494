import { and, eq, gte } from 'drizzle-orm'
import { readHistory as operation } from '@pol/contract/learning'
import { historyOf } from '@pol/learning/history'
import { type Database, snapshot } from '../../database/database.ts'
import { answerOf } from '../../database/learning-rows.ts'
import { answers } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { readLearner } from './learner.ts'

export function readHistory({ db }: { db: Database }) {
  return handle(operation, async ({ zone }, { actor: { userId } }) => {
    const counted = await db.transaction(async (tx) => {
      const { restartedAt } = await readLearner(tx, userId)
      const isCounted = restartedAt ? gte(answers.at, restartedAt) : undefined
      return tx
        .select()
        .from(answers)
        .where(and(eq(answers.userId, userId), isCounted))
    }, snapshot)
    return historyOf(counted.map(answerOf), zone)
  })
}
