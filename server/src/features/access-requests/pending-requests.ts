import { eq, exists, getTableColumns, sql } from 'drizzle-orm'
import { pendingRequests as operation } from '@pol/contract/access-requests'
import { newestFirst } from '../../database/newest-first.ts'
import type { Database } from '../../database/database.ts'
import { registrationRequests, users } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { presentRequest } from './present-request.ts'

export function pendingRequests({ db }: { db: Database }) {
  return handle(operation, async (page) => {
    const isPending = eq(registrationRequests.status, 'pending')
    const { onPage, order, total } = newestFirst(db, registrationRequests, page, isPending)
    const account = db.select({ id: users.id }).from(users).where(eq(users.email, registrationRequests.email))
    const pending = await db
      .select({ ...getTableColumns(registrationRequests), hasAccount: sql<boolean>`${exists(account)}` })
      .from(registrationRequests)
      .where(onPage)
      .orderBy(...order)
      .limit(page.limit)
    const body = pending.map(({ hasAccount, ...request }) => ({
      ...presentRequest(request),
      has_account: hasAccount,
    }))
    return { body, total: await total(body.length) }
  })
}
