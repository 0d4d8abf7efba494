import { eq } from 'drizzle-orm'
import { readSession as operation } from '@pol/contract/operations/sign-in'
import { shownSessionFinder } from '../../accounts/sessions/find-session.ts'
import { presentSession } from '../../accounts/sessions/present-session.ts'
import { expiryFrom } from '../../accounts/sessions/session-state.ts'
import { handleWithCaller } from '../../api/handle.ts'
import type { Database } from '../../database/database.ts'
import { sessions } from '../../database/schema.ts'

/** The expiry moves in steps, so that most reads of a session need no write. */
const stepMs = 60 * 60 * 1000

export function readSession({ db, now }: { db: Database; now: () => Date }) {
  return handleWithCaller(operation, shownSessionFinder({ db, now }), async (_, { actor }) => {
    const expiresAt = expiryFrom(now())
    if (expiresAt.getTime() - actor.expiresAt.getTime() < stepMs) return presentSession(actor)
    await db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, actor.tokenHash))
    return presentSession({ ...actor, expiresAt })
  })
}
