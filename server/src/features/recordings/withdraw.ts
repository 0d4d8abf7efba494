import { and, eq, ne, type SQL } from 'drizzle-orm'
import { addToAudit } from '../../accounts/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { recordings } from '../../database/schema.ts'

/**
 * Withdraws recordings of a user: deletes the audio, name and region, and keeps the row.
 * @param which selects the recordings.
 * @returns the number of withdrawn recordings.
 */
export async function withdraw(tx: Transaction, userId: string, now: Date, which: SQL): Promise<number> {
  const withdrawn = await tx
    .update(recordings)
    .set({ state: 'withdrawn', audio: null, name: null, region: null, reason: null, changedAt: now })
    .where(and(eq(recordings.userId, userId), ne(recordings.state, 'withdrawn'), which))
    .returning({ id: recordings.id })
  await addToAudit(
    tx,
    withdrawn.map(({ id }) => ({
      actorId: userId,
      action: 'withdraw-recording',
      objectId: id,
      subjectId: userId,
    })),
    now,
  )
  return withdrawn.length
}
