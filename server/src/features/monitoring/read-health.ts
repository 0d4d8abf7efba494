import { readHealth as operation } from '@pol/contract/operations/monitoring'
import type { Database } from '../../database/database.ts'
import { users } from '../../database/schema.ts'
import type { WriteWatch } from '../../database/watch-writes.ts'
import { handle } from '../../api/handle.ts'
import { ApiError } from '../../api/api-error.ts'

export function readHealth({ db, writes }: { db: Database; writes: WriteWatch }) {
  return handle(operation, async () => {
    const [account] = await firstAccount(db).catch((cause: unknown) => {
      throw new ApiError('unavailable', { cause })
    })
    if (!account) throw new ApiError('unavailable')
    if (await writes.isFailing()) throw new ApiError('read-only')
    return { status: 'ok' as const }
  })
}

/** Reads a real row, because a database may respond although it cannot read its files. There is always an account. */
function firstAccount(db: Database) {
  return db.select({ id: users.id }).from(users).limit(1)
}
