import { randomUUID } from 'node:crypto'
import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AuditAction } from '@pol/contract/operations/administration'
import type { ErrorCode } from '@pol/contract/errors'
import { retention } from '@pol/contract/retention'
import { recordWithoutActor } from '../audit.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { passwordTokens, users } from '../../database/schema.ts'
import type { QueuedMail } from '../../mail/outbox.ts'
import { hasAccount, lockRecipient } from '../locks.ts'
import { hashToken, newToken } from '../tokens.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly publicUrl: string
}

interface Link {
  readonly lifetimeMs: number
  /** Action for the audit trail; absent if it is recorded elsewhere. */
  readonly recordedAs?: AuditAction
}

/**
 * Creates a single-use link with which the recipient of a mail sets a password. Only the hash of the token is stored,
 * and only the newest link of an account is valid. For an address without an account the same statements run and the
 * link is invalid, so that the time does not reveal whether an account exists.
 * @returns `null` if the mail was queued longer ago than the lifetime of a link.
 */
export async function newPasswordLink(
  { db, now, publicUrl }: Parts,
  { recipient, queuedAt }: QueuedMail,
  { lifetimeMs, recordedAs }: Link,
): Promise<{ url: string; username: string | null; hasAccount: boolean } | null> {
  if (queuedAt.getTime() + lifetimeMs < now().getTime()) return null
  const { token, tokenHash } = newToken()
  const expiresAt = new Date(now().getTime() + lifetimeMs)
  return db.transaction(async (tx) => {
    const user = await lockRecipient(tx, recipient)
    await endLinks(tx, user?.id ?? randomUUID(), now())
    await tx.insert(passwordTokens).select((query) =>
      query
        .select({
          tokenHash: sql`${tokenHash}::bytea`.as('token_hash'),
          userId: users.id,
          expiresAt: sql`${expiresAt.toISOString()}::timestamptz`.as('expires_at'),
        })
        .from(users)
        .where(hasAccount(recipient)),
    )
    if (recordedAs) await recordWithoutActor(tx, { action: recordedAs, email: recipient }, now())
    return {
      url: `${publicUrl}/auth#type=recovery&token=${token}`,
      username: user?.username ?? null,
      hasAccount: user !== null,
    }
  })
}

/**
 * Creates the token of a link after another link has proved that the user owns the mailbox. Older links end.
 * @returns the token, valid as long as that of a reset mail.
 */
export async function newPasswordToken(tx: Transaction, userId: string, now: Date): Promise<string> {
  const { token, tokenHash } = newToken()
  const expiresAt = new Date(now.getTime() + retention.resetLinkMinutes * 60 * 1000)
  await endLinks(tx, userId, now)
  await tx.insert(passwordTokens).values({ tokenHash, userId, expiresAt })
  return token
}

/** Ends all links of a user. The rows stay until the sweep, so that an older link is answered with `link-replaced`. */
async function endLinks(tx: Transaction, userId: string, now: Date): Promise<void> {
  const isOfUser = eq(passwordTokens.userId, userId)
  await tx
    .update(passwordTokens)
    .set({ expiresAt: now })
    .where(and(isOfUser, gt(passwordTokens.expiresAt, now)))
}

/** Error code for an invalid link: its account has a newer one, or it has expired or was used. */
export async function whyLinkEnded(db: Database, token: string, now: Date): Promise<ErrorCode> {
  const newer = alias(passwordTokens, 'newer')
  const found = await db
    .select({ userId: newer.userId })
    .from(passwordTokens)
    .innerJoin(newer, and(eq(newer.userId, passwordTokens.userId), gt(newer.expiresAt, now)))
    .where(eq(passwordTokens.tokenHash, hashToken(token)))
  return found.length > 0 ? 'link-replaced' : 'link-expired'
}

/** Condition for the valid link with a token. */
export function isValidPasswordLink(token: string, now: Date): SQL | undefined {
  return and(eq(passwordTokens.tokenHash, hashToken(token)), gt(passwordTokens.expiresAt, now))
}
