import { eq, getTableColumns, isNotNull } from 'drizzle-orm'
import { listPendingRequests as operation } from '@pol/contract/operations/access-requests'
import { newestFirst } from '../../database/newest-first.ts'
import type { Database } from '../../database/database.ts'
import { registrationRequests, users } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import { presentRequest } from './present-request.ts'

export function listPendingRequests({ db }: { db: Database }) {
  return handle(operation, async (page) => {
    const isPending = eq(registrationRequests.status, 'pending')
    const { onPage, order, total } = await newestFirst(db, registrationRequests, page, isPending)
    const pending = await db
      .select({ ...getTableColumns(registrationRequests), hasAccount: isNotNull(users.id).mapWith(Boolean) })
      .from(registrationRequests)
      .leftJoin(users, eq(users.email, registrationRequests.email))
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
