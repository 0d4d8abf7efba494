import { eq } from 'drizzle-orm'
import type { RecordingConsent } from '@pol/contract/operations/recordings'
import type { Database, Transaction } from '../../database/database.ts'
import { recordingConsents } from '../../database/schema.ts'

export async function readConsent(
  db: Database | Transaction,
  userId: string,
): Promise<RecordingConsent | null> {
  const [consent] = await db.select().from(recordingConsents).where(eq(recordingConsents.userId, userId))
  if (!consent) return null
  const { name, region, givenAt } = consent
  return { name, region, at: givenAt.toISOString() }
}
