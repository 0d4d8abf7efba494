import { and, eq, gte, lt, ne, or, type SQL } from 'drizzle-orm'
import { takeBackPasskeyChange as operation } from '@pol/contract/operations/passkeys'
import { addToAudit } from '../../accounts/audit.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { passkeyLinks, passkeys, removedPasskeys, users } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import { handle } from '../../api/handle.ts'
import { lockUser } from '../../accounts/locks.ts'
import { changedAt, isValidPasskeyLink } from './passkey-links.ts'
import { newPasswordToken } from '../../accounts/passwords/password-link.ts'
import { removePasskeys } from '../../accounts/passkeys/remove-passkeys.ts'
import type { Limits } from '../../limits/limits.ts'
import { queueMails, type Outbox } from '../../mail/outbox.ts'
import { endDevices } from '../../accounts/sessions/end-devices.ts'

interface Parts {
  readonly db: Database
  readonly limits: Limits
  readonly now: () => Date
  readonly outbox: Outbox
}

/**
 * Reverts the addition or removal of a passkey and all later changes, because a thief may have replaced passkeys and
 * one mail must be sufficient. Ends everything that devices hold. Returns the token of a link for a new password,
 * with which the owner also decides about older passkeys.
 */
export function takeBackPasskeyChange({ db, limits, now, outbox }: Parts) {
  return handle(operation, async ({ token }, { networks }) => {
    await limits.links.take({ networks })
    const passwordToken = await db.transaction(async (tx) => {
      const isValid = isValidPasskeyLink(token, now())
      const [link] = await tx.select().from(passkeyLinks).where(isValid)
      if (!link) throw new ApiError('link-expired')
      const { userId } = link
      await lockUser(tx, userId)
      // A concurrent request may have used the link.
      const redeemed = await tx.delete(passkeyLinks).where(isValid).returning({ userId: passkeyLinks.userId })
      if (redeemed.length === 0) throw new ApiError('link-expired')
      await restorePasskeys(tx, link, now())
      await removePasskeys(tx, isAddedSince(link), { actorId: userId, at: now() })
      await endDevices(tx, userId)
      return newPasswordToken(tx, userId, now())
    })
    await limits.links.refund({ networks })
    outbox.deliverSoon()
    return { token: passwordToken }
  })
}

type Link = typeof passkeyLinks.$inferSelect

/** The passkey of the link is matched by its id, because the mail was queued milliseconds after the change. */
function isAddedSince(link: Link): SQL | undefined {
  const isLater = gte(passkeys.createdAt, changedAt(link))
  const isItself = link.change === 'added' ? eq(passkeys.id, link.passkeyId) : undefined
  return and(eq(passkeys.userId, link.userId), or(isLater, isItself))
}

function isRemovedSince(link: Link): SQL | undefined {
  const { id, userId, createdAt, removedAt } = removedPasskeys
  const since = changedAt(link)
  const isLater = and(gte(removedAt, since), lt(createdAt, since), ne(id, link.passkeyId))
  const isItself = link.change === 'removed' ? eq(id, link.passkeyId) : undefined
  return and(eq(userId, link.userId), or(isLater, isItself))
}

/** Restores even beyond the maximum per user, because a thief may have filled the list. */
async function restorePasskeys(tx: Transaction, link: Link, at: Date): Promise<void> {
  const { userId } = link
  const removed = await tx.delete(removedPasskeys).where(isRemovedSince(link)).returning()
  if (removed.length === 0) return
  const restored = await tx
    .insert(passkeys)
    .values(removed)
    .onConflictDoNothing()
    .returning({ id: passkeys.id, name: passkeys.name })
  const entries = restored.map(({ id }) => ({ objectId: id, subjectId: userId }))
  await addToAudit(
    tx,
    entries.map((entry) => ({ actorId: userId, action: 'restore-passkey', ...entry })),
    at,
  )
  const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!owner) return
  const mails = restored.map(
    ({ id, name }) => ({ kind: 'passkey-added', recipient: owner.email, about: id, detail: name }) as const,
  )
  await queueMails(tx, at, mails)
}
