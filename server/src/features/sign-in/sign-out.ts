import { signOut as operation } from '@pol/contract/operations/sign-in'
import type { Database } from '../../database/database.ts'
import { handle } from '../../api/handle.ts'
import { endSession } from '../../accounts/sessions/end-session.ts'

export function signOut({ db }: { db: Database }) {
  return handle(operation, async (_, { actor }) => {
    await endSession(db, actor)
    return {}
  })
}
