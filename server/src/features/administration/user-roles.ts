import { asc } from 'drizzle-orm'
import { listUserRoles as operation } from '@pol/contract/administration'
import type { Database } from '../../database/open.ts'
import { userRoles } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { presentUserRole } from './present-user-role.ts'

export function listUserRoles({ db }: { db: Database }) {
  return handle(operation, async () => {
    const all = await db.select().from(userRoles).orderBy(asc(userRoles.userId), asc(userRoles.role))
    return all.map(presentUserRole)
  })
}
