import { eq } from 'drizzle-orm'
import { signOut as operation } from '@pol/contract/accounts'
import type { Database } from '../../database/open.ts'
import { sessions } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'

/** Announces nothing: a session belongs to one tab, and that tab knows. */
export function signOut({ db }: { db: Database }) {
  return handle(operation, async (_, { actor }) => {
    await db.delete(sessions).where(eq(sessions.tokenHash, actor.tokenHash))
    return {}
  })
}
