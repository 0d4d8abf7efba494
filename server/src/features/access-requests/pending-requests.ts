import { desc, eq } from 'drizzle-orm'
import { pendingRequests as operation } from '@pol/contract/access-requests'
import type { Database } from '../../database/open.ts'
import { registrationRequests } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { presentRequest } from './present-request.ts'

export function pendingRequests({ db }: { db: Database }) {
  return handle(operation, async () => {
    const pending = await db
      .select()
      .from(registrationRequests)
      .where(eq(registrationRequests.status, 'pending'))
      .orderBy(desc(registrationRequests.createdAt), desc(registrationRequests.id))
    return pending.map(presentRequest)
  })
}
