import { and, eq, gt, type SQL } from 'drizzle-orm'
import type { PasskeyChange } from '@pol/contract/operations/passkeys'
import { retention } from '@pol/contract/retention'
import type { Database } from '../../database/database.ts'
import { passkeyLinks } from '../../database/schema.ts'
import { lockRecipient } from '../../accounts/locks.ts'
import type { QueuedMail } from '../../mail/outbox.ts'
import { hashToken, newToken } from '../../accounts/tokens.ts'

const lifetimeMs = retention.passkeyLinkDays * 24 * 60 * 60 * 1000

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly publicUrl: string
}

/**
 * Creates the link of a mail about a passkey that was added or removed. Only the hash of the token is stored. It
 * replaces the link of an earlier attempt to send the same mail.
 * @returns `null` if the mail was queued too long ago, or the account does not exist.
 */
export async function newPasskeyLink(
  { db, now, publicUrl }: Parts,
  change: PasskeyChange,
  { recipient, about: passkeyId, detail, queuedAt }: QueuedMail,
): Promise<string | null> {
  if (passkeyId === null) throw new Error('The mail is about no passkey')
  const expiresAt = new Date(queuedAt.getTime() + lifetimeMs)
  if (expiresAt <= now()) return null
  const { token, tokenHash } = newToken()
  return db.transaction(async (tx) => {
    const owner = await lockRecipient(tx, recipient)
    if (!owner) return null
    const isSame = and(
      eq(passkeyLinks.userId, owner.id),
      eq(passkeyLinks.passkeyId, passkeyId),
      eq(passkeyLinks.change, change),
    )
    await tx.delete(passkeyLinks).where(isSame)
    const link = { tokenHash, userId: owner.id, change, passkeyId, passkeyName: detail ?? '', expiresAt }
    await tx.insert(passkeyLinks).values(link)
    return `${publicUrl}/passkey#token=${token}`
  })
}

/** The time of the change that a link undoes. */
export function changedAt({ expiresAt }: Pick<typeof passkeyLinks.$inferSelect, 'expiresAt'>): Date {
  return new Date(expiresAt.getTime() - lifetimeMs)
}

/** Condition for the valid link with a token. */
export function isValidPasskeyLink(token: string, now: Date): SQL | undefined {
  return and(eq(passkeyLinks.tokenHash, hashToken(token)), gt(passkeyLinks.expiresAt, now))
}
