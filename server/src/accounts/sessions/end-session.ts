import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { sessions } from '../../database/schema.ts'
import type { Actor } from '../../api/handle.ts'
import { lockUser } from '../locks.ts'
import { announceSessionChange } from './session-changes.ts'
import { deleteKeyOf } from './device-keys.ts'

/** Ends the session and the device key, and notifies all processes, so that its event stream ends too. */
export async function endSession(
  db: Database,
  { userId, tokenHash }: Pick<Actor, 'userId' | 'tokenHash'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, userId)
    await deleteKeyOf(tx, userId)
    await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
    await announceSessionChange(tx, userId)
  })
}
