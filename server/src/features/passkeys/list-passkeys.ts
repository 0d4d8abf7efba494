import { asc, eq } from 'drizzle-orm'
import { listPasskeys as operation } from '@pol/contract/operations/passkeys'
import type { Database } from '../../database/database.ts'
import { passkeys } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import { presentPasskey } from './present-passkey.ts'

export function listPasskeys({ db }: { db: Database }) {
  return handle(operation, async (_, { actor }) => {
    const own = await db
      .select()
      .from(passkeys)
      .where(eq(passkeys.userId, actor.userId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    return own.map(presentPasskey)
  })
}
