import { and, eq, gte } from 'drizzle-orm'
import type { Database, Transaction } from '../../../database/database.ts'
import { cards } from '../../../database/schema.ts'

/** Whether the learner has answered anything since a moment. Cards are fewer than answers. */
export async function hasPractisedSince(
  db: Database | Transaction,
  userId: string,
  since: string,
): Promise<boolean> {
  return (await db.$count(cards, and(eq(cards.user_id, userId), gte(cards.last, since)))) > 0
}
