import { eq } from 'drizzle-orm'
import { removeUserRole as operation } from '@pol/contract/administration'
import type { Database } from '../../database/open.ts'
import { userRoles } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { Refusal } from '../../http/refusal.ts'
import { keepAdministrator } from './keep-administrator.ts'

export function removeUserRole({ db }: { db: Database }) {
  return handle(operation, async ({ id }) => {
    const removed = await keepAdministrator(
      db.delete(userRoles).where(eq(userRoles.id, id)).returning({ id: userRoles.id }),
    )
    if (removed.length === 0) throw new Refusal('role-not-found')
    return {}
  })
}
