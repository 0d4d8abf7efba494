import { and, eq } from 'drizzle-orm'
import { takeBackPasskeyChange as operation } from '@pol/contract/passkey-links'
import { addToAudit } from '../../database/audit.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { passkeyLinks, passkeys, removedPasskeys, sessions, users } from '../../database/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { handle } from '../../http/handle.ts'
import { lockUser } from '../../identity/lock-user.ts'
import { isValidPasskeyLink } from '../../identity/passkey-links.ts'
import { newPasswordToken } from '../../identity/password-link.ts'
import { removePasskeys } from '../../identity/remove-passkeys.ts'
import { announceSessionChange } from '../../identity/session-changes.ts'
import type { Limits } from '../../limits/limits.ts'
import { queueMails, type Outbox } from '../../mail/outbox.ts'
import { deleteKeyOf } from './device-keys.ts'

interface Parts {
  readonly db: Database
  readonly limits: Limits
  readonly now: () => Date
  readonly outbox: Outbox
}

/**
 * Takes back that a passkey was added or removed. Somebody else may have done it, so it ends all sessions and the device key, and
 * returns the token of a link for a new password. With it the owner also decides about the other passkeys.
 */
export function takeBackPasskeyChange({ db, limits, now, outbox }: Parts) {
  return handle(operation, async ({ token }, { networks }) => {
    await limits.links.take({ networks })
    const passwordToken = await db.transaction(async (tx) => {
      const isValid = isValidPasskeyLink(token, now())
      const [link] = await tx.select().from(passkeyLinks).where(isValid)
      if (!link) throw new ApiError('link-expired')
      const { userId, passkeyId, change } = link
      await lockUser(tx, userId)
      // Another request may have used it up meanwhile.
      const redeemed = await tx.delete(passkeyLinks).where(isValid).returning({ userId: passkeyLinks.userId })
      if (redeemed.length === 0) throw new ApiError('link-expired')
      if (change === 'removed') await restorePasskey(tx, { userId, passkeyId, at: now() })
      else {
        const isAdded = and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId))
        await removePasskeys(tx, isAdded, { actorId: userId, at: now() })
      }
      await deleteKeyOf(tx, userId)
      await tx.delete(sessions).where(eq(sessions.userId, userId))
      await announceSessionChange(tx, userId)
      return newPasswordToken(tx, userId, now())
    })
    await limits.links.refund({ networks })
    outbox.deliverSoon()
    return { token: passwordToken }
  })
}

interface Restored {
  readonly userId: string
  readonly passkeyId: string
  readonly at: Date
}

/** Beyond the most passkeys of a user, too: a thief may have filled the list. */
async function restorePasskey(tx: Transaction, { userId, passkeyId, at }: Restored): Promise<void> {
  const isOwn = and(eq(removedPasskeys.id, passkeyId), eq(removedPasskeys.userId, userId))
  const [removed] = await tx.delete(removedPasskeys).where(isOwn).returning()
  if (!removed) return
  const { removedAt: _, ...passkey } = removed
  const restored = await tx
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  if (restored.length === 0) return
  await addToAudit(
    tx,
    [{ actorId: userId, action: 'restore-passkey', objectId: passkeyId, subjectId: userId }],
    at,
  )
  const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!owner) return
  const mail = {
    kind: 'passkey-added',
    recipient: owner.email,
    about: passkeyId,
    detail: passkey.name,
  } as const
  await queueMails(tx, at, [mail])
}
