import { eq } from 'drizzle-orm'
import { defaultSettings } from '@pol/learning/values'
import type { Database, Transaction } from '../../database/database.ts'
import { settingColumns } from '../../database/learning-rows.ts'
import { type cards, learningSettings } from '../../database/schema.ts'
import { lockActor } from '../../accounts/locks.ts'

export type Learner = typeof learningSettings.$inferSelect

/** Reads settings and version; of a learner without a row, those that a new learner has. */
export async function readLearner(db: Database | Transaction, userId: string): Promise<Learner> {
  const [learner] = await db
    .select()
    .from(learningSettings)
    .where(eq(learningSettings.userId, userId))
    .prepare('read_learner')
    .execute()
  return (
    learner ?? { userId, ...settingColumns(defaultSettings), version: 0, restartedAt: null, answerCount: 0 }
  )
}

/** Whether a card has answers that count. One that the learner had before beginning anew is kept for its number of answers. */
export function isCurrent({ last }: Pick<typeof cards.$inferSelect, 'last'>, { restartedAt }: Learner) {
  return restartedAt === null || last >= restartedAt
}

/**
 * Runs a change to what belongs to one learner. Changes of one learner wait for each other: so versions increase in the
 * order of the commits, and who reads a version has seen all changes up to it.
 * @throws ApiError if the account is deleted meanwhile.
 */
export function changeLearner<Result>(
  db: Database,
  userId: string,
  change: (tx: Transaction, learner: Learner) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockActor(tx, userId)
    return change(tx, await readLearner(tx, userId))
  })
}

/** Stores a learner with the next version. @returns what was stored. */
export async function storeLearner(tx: Transaction, learner: Learner): Promise<Learner> {
  const changed = withNextVersion(learner)
  await learnerUpsert(tx, changed)
  return changed
}

export function withNextVersion(learner: Learner): Learner {
  return { ...learner, version: learner.version + 1 }
}

export function learnerUpsert(tx: Transaction, learner: Learner) {
  return tx
    .insert(learningSettings)
    .values(learner)
    .onConflictDoUpdate({ target: learningSettings.userId, set: learner })
}
