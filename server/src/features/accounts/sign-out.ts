import { eq } from 'drizzle-orm'
import { signOut as operation } from '@pol/contract/accounts'
import type { Database } from '../../database/open.ts'
import { sessions } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { announceSessionChange } from '../../identity/session-changes.ts'

export function signOut({ db }: { db: Database }) {
  return handle(operation, async (_, { actor }) => {
    await db.transaction(async (tx) => {
      await tx.delete(sessions).where(eq(sessions.tokenHash, actor.tokenHash))
      await announceSessionChange(tx, actor.userId)
    })
    return {}
  })
}
