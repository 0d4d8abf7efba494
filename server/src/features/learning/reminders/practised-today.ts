import { and, desc, eq, gte } from 'drizzle-orm'
import { dayOf, isTimeZone, startOfDay } from '@pol/learning/day'
import type { Database, Transaction } from '../../../database/database.ts'
import { answers, cards } from '../../../database/schema.ts'

/** The time zone of the learner's latest answer; UTC if unknown. */
export async function zoneOf(db: Database | Transaction, userId: string): Promise<string> {
  const [latest] = await db
    .select({ zone: answers.zone })
    .from(answers)
    .where(eq(answers.user_id, userId))
    .orderBy(desc(answers.at))
    .limit(1)
  const zone = latest?.zone ?? 'UTC'
  // A later release of Node may have dropped it.
  return isTimeZone(zone) ? zone : 'UTC'
}

/** Whether the learner has answered anything on the present local day. Cards are fewer than answers. */
export async function hasPractisedToday(
  db: Database | Transaction,
  userId: string,
  now: Date,
): Promise<boolean> {
  const zone = await zoneOf(db, userId)
  const today = startOfDay(dayOf(now.toISOString(), zone), zone)
  return (await db.$count(cards, and(eq(cards.user_id, userId), gte(cards.last, today)))) > 0
}
