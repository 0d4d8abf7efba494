import { and, eq } from 'drizzle-orm'
import { removeDeviceKey as operation } from '@pol/contract/operations/staying-signed-in'
import type { Database } from '../../database/database.ts'
import { deviceKeys } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'

/** Deletes a key of the user. The response does not reveal whether another user has it. */
export function removeDeviceKey({ db }: { db: Database }) {
  return handle(operation, async ({ key }, { actor }) => {
    await db.delete(deviceKeys).where(and(eq(deviceKeys.id, key), eq(deviceKeys.userId, actor.userId)))
    return {}
  })
}
