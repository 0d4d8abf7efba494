import { and, eq, isNull } from 'drizzle-orm'
import { confirmPasskey as operation } from '@pol/contract/operations/passkeys'
import { addToAudit } from '../../accounts/audit.ts'
import type { Database } from '../../database/database.ts'
import { passkeyLinks, passkeys } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import { handle } from '../../api/handle.ts'
import { lockUser } from '../../accounts/locks.ts'
import { isValidPasskeyLink } from './passkey-links.ts'
import { needsPasskey } from '../../accounts/passkeys/second-factor.ts'
import type { Limits } from '../../limits/limits.ts'
import { endDevices } from '../../accounts/sessions/end-devices.ts'

interface Parts {
  readonly db: Database
  readonly limits: Limits
  readonly now: () => Date
}

/**
 * Makes a new passkey the second factor: the link proves access to the mailbox in addition to the password. The link
 * stays valid and can still undo the addition. Everything that devices hold ends, because they got it without the
 * passkey.
 */
export function confirmPasskey({ db, limits, now }: Parts) {
  return handle(operation, async ({ token }, { networks }) => {
    await limits.links.take({ networks })
    await db.transaction(async (tx) => {
      const isAdded = and(isValidPasskeyLink(token, now()), eq(passkeyLinks.change, 'added'))
      const [link] = await tx.select().from(passkeyLinks).where(isAdded)
      if (!link) throw new ApiError('link-expired')
      const { userId, passkeyId } = link
      await lockUser(tx, userId)
      const isWaiting = and(
        eq(passkeys.id, passkeyId),
        eq(passkeys.userId, userId),
        isNull(passkeys.confirmedAt),
      )
      const confirmed = await tx
        .update(passkeys)
        .set({ confirmedAt: now() })
        .where(isWaiting)
        .returning({ id: passkeys.id })
      if (confirmed.length === 0) return
      if (await needsPasskey(tx, userId)) await endDevices(tx, userId)
      const entry = {
        actorId: userId,
        action: 'confirm-passkey',
        objectId: passkeyId,
        subjectId: userId,
      } as const
      await addToAudit(tx, [entry], now())
    })
    await limits.links.refund({ networks })
    return {}
  })
}
