import { eq } from 'drizzle-orm'
import { requestAccess as operation } from '@pol/contract/operations/access-requests'
import { searchTextOf } from '../../database/newest-first.ts'
import { lockAccessRequests } from '../../accounts/locks.ts'
import type { Database } from '../../database/database.ts'
import { refuseIfFull } from '../../database/refuse-if-full.ts'
import { registrationRequests } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import type { Limits } from '../../limits/limits.ts'
import { queueDigest } from '../../mail/digest.ts'
import type { Outbox } from '../../mail/outbox.ts'
import { administratorAddresses } from '../../accounts/administrators.ts'

interface Parts {
  readonly db: Database
  readonly limits: Limits
  readonly now: () => Date
  readonly outbox: Outbox
}

const digestEveryMs = 15 * 60 * 1000

/**
 * Stores the request and notifies the administrators in every case: for a new address, a known one, a decided request
 * or an existing account. Thus neither the response nor its time reveals whether an address is known.
 */
export function requestAccess({ db, limits, now, outbox }: Parts) {
  /** Runs before the transaction, because on the embedded engine a transaction occupies the only connection. */
  const noticesAbout = async (email: string) => {
    const notices: { administrator: string; isImmediate: boolean }[] = []
    if (!(await limits.requestAccess.mayNotify({ account: email }))) return notices
    for (const administrator of await administratorAddresses(db)) {
      const isImmediate = await limits.requestAccess.mayNotifyImmediately({ administrator })
      notices.push({ administrator, isImmediate })
    }
    return notices
  }

  return handle(operation, async ({ email, username, message, language }, { networks }) => {
    await limits.requestAccess.take({ networks })
    const notices = await noticesAbout(email)
    await db.transaction(async (tx) => {
      await lockAccessRequests(tx)
      // Beyond the limit even known addresses are refused, so that the response does not reveal which are new.
      const isPending = eq(registrationRequests.status, 'pending')
      await refuseIfFull(tx, registrationRequests, isPending, limits.requestAccess.pendingAtMost)
      const requestedAt = now()
      const searchText = searchTextOf({ username, email })
      const request = {
        username,
        message,
        language,
        searchText,
        status: 'pending' as const,
        changedAt: requestedAt,
      }
      const [stored] = await tx
        .insert(registrationRequests)
        .values({ email, ...request })
        .onConflictDoUpdate({ target: registrationRequests.email, set: request })
        .returning({ id: registrationRequests.id })
      if (!stored) return
      for (const { administrator: recipient, isImmediate } of notices) {
        if (isImmediate) await outbox.add(tx, { kind: 'access-request', recipient, about: stored.id })
        else {
          const kind = 'access-requests-digest'
          await queueDigest(tx, { kind, recipient, since: requestedAt, everyMs: digestEveryMs })
        }
      }
    })
    outbox.deliverSoon()
    return {}
  })
}
