import { eq } from 'drizzle-orm'
import { requestAccess as operation } from '@pol/contract/access-requests'
import type { Database } from '../../database/open.ts'
import { registrationRequests, userRoles, users } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import type { Limits } from '../../limits/limits.ts'
import type { Outbox } from '../../mail/outbox.ts'

interface Parts {
  readonly db: Database
  readonly limits: Limits
  readonly now: () => Date
  readonly outbox: Outbox
}

/**
 * Keeps the wish and tells the administrators, whatever stands about this address already: new, asked before,
 * decided, or the holder of an account. So neither the answer nor its time tells who is known.
 */
export function requestAccess({ db, limits, now, outbox }: Parts) {
  return handle(operation, async ({ email, username, message }, { network }) => {
    await limits.requestAccess.take({ network })
    const mayNotify = await limits.requestAccess.mayNotify({ account: email })
    await db.transaction(async (tx) => {
      const wish = { username, message, status: 'pending' as const, changedAt: now() }
      const [request] = await tx
        .insert(registrationRequests)
        .values({ email, ...wish })
        .onConflictDoUpdate({ target: registrationRequests.email, set: wish })
        .returning({ id: registrationRequests.id })
      if (!request || !mayNotify) return
      const administrators = await tx
        .select({ recipient: users.email })
        .from(users)
        .innerJoin(userRoles, eq(userRoles.userId, users.id))
        .where(eq(userRoles.role, 'admin'))
      const notices = administrators.map(({ recipient }) => ({
        kind: 'access-request',
        recipient,
        about: request.id,
      }))
      await outbox.add(tx, ...notices)
    })
    outbox.deliverSoon()
    return {}
  })
}
