import { eq, lt } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { passwordTokens, profiles, users } from '../database/schema.ts'
import type { Wish } from '../mail/outbox.ts'
import { newToken } from './tokens.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly publicUrl: string
}

/**
 * Makes a link for a mail, on which its recipient chooses a password, once. Only the hash of its token is kept.
 * @returns `null` where the address has no account, or the mail was wished for longer ago than a link lives.
 */
export async function newPasswordLink(
  { db, now, publicUrl }: Parts,
  { recipient, askedAt }: Wish,
  lifetimeMs: number,
): Promise<{ url: string; username: string | null } | null> {
  if (askedAt.getTime() + lifetimeMs < now().getTime()) return null
  const [user] = await db
    .select({ id: users.id, username: profiles.username })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.email, recipient))
  if (!user) return null
  const { token, tokenHash } = newToken()
  const expiresAt = new Date(now().getTime() + lifetimeMs)
  await db.delete(passwordTokens).where(lt(passwordTokens.expiresAt, now()))
  await db.insert(passwordTokens).values({ tokenHash, userId: user.id, expiresAt })
  return { url: `${publicUrl}/auth#type=recovery&token=${token}`, username: user.username }
}
