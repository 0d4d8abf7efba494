import { and, eq } from 'drizzle-orm'
import { decideRequest as operation } from '@pol/contract/access-requests'
import type { Database } from '../../database/open.ts'
import { registrationRequests } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { Refusal } from '../../http/refusal.ts'
import { createAccount } from '../../identity/create-account.ts'
import { lockAddress } from '../../identity/lock-address.ts'
import { hashPassword } from '../../identity/passwords.ts'
import { newToken } from '../../identity/tokens.ts'
import { presentRequest } from './present-request.ts'

/**
 * Only one of several decisions at once wins; saying the same again is no failure. Whoever is approved has an
 * account from that moment on, with a password that nobody knows: the set-up mail brings the link to choose one.
 */
export function decideRequest({ db, now }: { db: Database; now: () => Date }) {
  return handle(operation, async ({ id, status }) => {
    const passwordHash = status === 'approved' ? await hashPassword(newToken().token) : null
    return db.transaction(async (tx) => {
      const isMeant = eq(registrationRequests.id, id)
      const [asked] = await tx.select().from(registrationRequests).where(isMeant)
      if (asked) await lockAddress(tx, asked.email)
      const [decided] = await tx
        .update(registrationRequests)
        .set({ status, changedAt: now() })
        .where(and(isMeant, eq(registrationRequests.status, 'pending')))
        .returning()
      if (decided) {
        const { email, username } = decided
        if (passwordHash) await createAccount(tx, { email, username, passwordHash, role: 'user' })
        return presentRequest(decided)
      }
      const [earlier] = await tx.select().from(registrationRequests).where(isMeant)
      if (!earlier) throw new Refusal('request-not-found')
      if (earlier.status !== status) throw new Refusal('request-decided')
      return presentRequest(earlier)
    })
  })
}
