import { eq } from 'drizzle-orm'
import { removeUserRole as operation } from '@pol/contract/administration'
import type { Database } from '../../database/database.ts'
import { userRoles } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { ApiError } from '../../http/api-error.ts'
import { mapLastAdminError } from './map-last-admin-error.ts'

export function removeUserRole({ db }: { db: Database }) {
  return handle(operation, async ({ id }) => {
    const removed = await mapLastAdminError(
      db.delete(userRoles).where(eq(userRoles.id, id)).returning({ id: userRoles.id }),
    )
    if (removed.length === 0) throw new ApiError('role-not-found')
    return {}
  })
}
