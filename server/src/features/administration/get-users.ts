import { asc } from 'drizzle-orm'
import { getUsers as operation } from '@pol/contract/administration'
import type { Database } from '../../database/open.ts'
import { users } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'

export function getUsers({ db }: { db: Database }) {
  return handle(operation, async () => ({
    users: await db.select({ id: users.id, email: users.email }).from(users).orderBy(asc(users.email)),
  }))
}
