import { eq } from 'drizzle-orm'
import { type Card, defaultSettings } from '@pol/learning/values'
import type { Database, Transaction } from '../../database/database.ts'
import { learningSettings } from '../../database/schema.ts'
import { lockActor } from '../../accounts/locks.ts'
import type { Items } from './items.ts'

export type LearnerRow = typeof learningSettings.$inferSelect

/** Reads the row of a learner; the default row for a new learner. */
export async function readLearner(db: Database | Transaction, userId: string): Promise<LearnerRow> {
  const [learner] = await db
    .select()
    .from(learningSettings)
    .where(eq(learningSettings.user_id, userId))
    .prepare('read_learner')
    .execute()
  return learner ?? { user_id: userId, ...newLearner }
}

/** Inserts the default settings of a learner, unless settings are stored already. */
export async function storeNewLearner(tx: Transaction, userId: string): Promise<void> {
  await tx
    .insert(learningSettings)
    .values({ user_id: userId, ...newLearner })
    .onConflictDoNothing()
}

const newLearner = {
  ...defaultSettings,
  zone: null,
  reminder_due_at: null,
  reminded_at: null,
  unanswered_reminders: 0,
  version: 0,
  restarted_at: null,
  answer_count: 0,
  grouping: null,
  grouped_version: 0,
  regrouped_version: 0,
  fit_due_at: null,
  fitted_answers: 0,
}

/** Whether all answers and cards of a learner follow the groups of items of this process. */
export function isGrouped(learner: LearnerRow, { grouping }: Pick<Items, 'grouping'>): boolean {
  const { answer_count, grouped_version, version } = learner
  return answer_count === 0 || (learner.grouping === grouping && grouped_version === version)
}

/** Marks that all rows of a learner follow these groups. */
export function withGrouping(learner: LearnerRow, grouping: string): LearnerRow {
  return { ...learner, grouping, grouped_version: learner.version }
}

/** Whether what happened at this moment counts: whether it is after the last restart. */
export function isCounted(at: string, { restarted_at }: LearnerRow): boolean {
  return restarted_at === null || at >= restarted_at
}

/** Whether a card has answers since the last restart. Older cards are kept for their answer counts. */
export function isCurrent({ last }: Pick<Card, 'last'>, learner: LearnerRow): boolean {
  return isCounted(last, learner)
}

/**
 * Runs a change of one learner's data. Changes of one learner are serialised, so that versions increase in the order of
 * the commits, and a reader of a version has seen all changes up to it.
 * @throws ApiError if the account has been deleted concurrently.
 */
export function changeLearner<Result>(
  db: Database,
  userId: string,
  change: (tx: Transaction, learner: LearnerRow) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockActor(tx, userId)
    return change(tx, await readLearner(tx, userId))
  })
}

/** Stores a learner with the next version. @returns the stored row. */
export async function storeLearner(tx: Transaction, learner: LearnerRow): Promise<LearnerRow> {
  const changed = withNextVersion(learner)
  await learnerUpsert(tx, changed)
  return changed
}

export function withNextVersion(learner: LearnerRow): LearnerRow {
  const { grouped_version, version } = learner
  const next = version + 1
  // Rows of the previous release are not grouped: they stay behind until `regroup`.
  return { ...learner, version: next, grouped_version: grouped_version === version ? next : grouped_version }
}

export function learnerUpsert(tx: Transaction, learner: LearnerRow) {
  return tx
    .insert(learningSettings)
    .values(learner)
    .onConflictDoUpdate({ target: learningSettings.user_id, set: learner })
}
