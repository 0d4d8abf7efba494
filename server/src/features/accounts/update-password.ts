import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { updatePassword as operation } from '@pol/contract/accounts'
import type { Database } from '../../database/open.ts'
import { passwordTokens, sessions, users } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Limits } from '../../limits/limits.ts'
import { hashPassword } from '../../identity/passwords.ts'
import { isEasilyGuessed } from './common-passwords.ts'
import { lockUser, openSession } from './sessions.ts'
import { hashToken } from '../../identity/tokens.ts'

/**
 * Redeems a link once: sets the password, ends every other session and link of the user, opens a session.
 * A password that is refused leaves the link as it is.
 */
export function updatePassword({ db, limits, now }: { db: Database; limits: Limits; now: () => Date }) {
  return handle(operation, async ({ token, password, deviceId = randomUUID() }, { network }) => {
    await limits.updatePassword.take({ network })
    const tokenHash = hashToken(token)
    const isValid = and(eq(passwordTokens.tokenHash, tokenHash), gt(passwordTokens.expiresAt, now()))
    const [found] = await db
      .select({ userId: passwordTokens.userId, account: users.email })
      .from(passwordTokens)
      .innerJoin(users, eq(users.id, passwordTokens.userId))
      .where(isValid)
    if (!found) throw new Refusal('link-expired')
    const { userId, account } = found
    await limits.updatePassword.giveBack({ network })
    if (await isEasilyGuessed(password, account)) throw new Refusal('password-too-common')
    await limits.signIn.forgive({ account, network })
    const passwordHash = await hashPassword(password)
    return db.transaction(async (tx) => {
      await lockUser(tx, userId)
      const redeemed = await tx
        .delete(passwordTokens)
        .where(isValid)
        .returning({ userId: passwordTokens.userId })
      if (redeemed.length === 0) throw new Refusal('link-expired')
      await tx.delete(passwordTokens).where(eq(passwordTokens.userId, userId))
      await tx.delete(sessions).where(eq(sessions.userId, userId))
      await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
      return openSession(tx, { userId, deviceId }, now())
    })
  })
}
