import { eq, lt } from 'drizzle-orm'
import type { Database } from '../../database/open.ts'
import { passwordTokens, users } from '../../database/schema.ts'
import { letter, type Mail } from '../../mail/letter.ts'
import { newToken } from './tokens.ts'

const lifetimeMs = 60 * 60 * 1000

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly publicUrl: string
  readonly productName: string
}

/** Composes the mail with a fresh link, or `null` where the address has no account or the wish is older than a link lives. */
export function passwordResetMail({ db, now, publicUrl, productName }: Parts) {
  return async (recipient: string, askedAt: Date): Promise<Mail | null> => {
    if (askedAt.getTime() + lifetimeMs < now().getTime()) return null
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, recipient))
    if (!user) return null
    const { token, tokenHash } = newToken()
    const expiresAt = new Date(now().getTime() + lifetimeMs)
    await db.delete(passwordTokens).where(lt(passwordTokens.expiresAt, now()))
    await db.insert(passwordTokens).values({ tokenHash, userId: user.id, expiresAt })
    return letter({
      subject: `${productName}: Neues Passwort festlegen`,
      greeting: 'Guten Tag,',
      paragraphs: [
        `für Ihr Konto bei ${productName} wurde ein neues Passwort angefordert. Über diesen Link können Sie es festlegen. Er gilt 60 Minuten und nur einmal.`,
      ],
      action: { label: 'Neues Passwort festlegen', url: `${publicUrl}/auth#type=recovery&token=${token}` },
      closing: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    })
  }
}
