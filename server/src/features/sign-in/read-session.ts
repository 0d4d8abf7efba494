import { eq } from 'drizzle-orm'
import { readSession as operation } from '@pol/contract/operations/sign-in'
import type { Database } from '../../database/database.ts'
import { sessions } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import { expiryFrom, presentSession } from '../../accounts/sessions/sessions.ts'

/** The expiry moves in steps, so that few reads of a session have to write. */
const stepMs = 60 * 60 * 1000

export function readSession({ db, now }: { db: Database; now: () => Date }) {
  return handle(operation, async (_, { actor }) => {
    const expiresAt = expiryFrom(now())
    if (expiresAt.getTime() - actor.expiresAt.getTime() < stepMs) return presentSession(actor)
    await db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, actor.tokenHash))
    return presentSession({ ...actor, expiresAt })
  })
}
