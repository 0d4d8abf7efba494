import { asc, inArray } from 'drizzle-orm'
import { listUserRoles as operation } from '@pol/contract/operations/administration'
import type { Database } from '../../database/database.ts'
import { userRoles } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import { pageOfPeople } from './page-of-people.ts'
import { presentUserRole } from './present-user-role.ts'

export function listUserRoles({ db }: { db: Database }) {
  return handle(operation, async (page) => {
    const { people, total } = await pageOfPeople(db, page)
    const ids = people.map(({ id }) => id)
    const held = await db
      .select()
      .from(userRoles)
      .where(inArray(userRoles.userId, ids))
      .orderBy(asc(userRoles.role))
    const rolesOf = Map.groupBy(held, ({ userId }) => userId)
    return { body: ids.flatMap((id) => rolesOf.get(id) ?? []).map(presentUserRole), total }
  })
}
