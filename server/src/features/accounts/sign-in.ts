import { and, eq } from 'drizzle-orm'
import { signIn as operation } from '@pol/contract/accounts'
import type { Database } from '../../database/open.ts'
import { userRoles, users } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Limits } from '../../limits/limits.ts'
import { verifyPassword } from '../../identity/passwords.ts'
import { lockUser, openSession } from './sessions.ts'

/**
 * The administrator tab refuses a non-administrator before a session or a lock exists, so that a failed
 * try signs nobody out.
 */
export function signIn({ db, limits, now }: { db: Database; limits: Limits; now: () => Date }) {
  const verify = async (email: string, password: string) => {
    const [user] = await db
      .select({ id: users.id, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.email, email))
    const matches = await verifyPassword(user?.passwordHash ?? null, password)
    return matches && user ? user : null
  }

  return handle(operation, async ({ email, password, deviceId, as }, { network }) => {
    const user = await limits.signIn.attempt({ account: email, network }, () => verify(email, password))
    if (!user) throw new Refusal('invalid-credentials')
    return db.transaction(async (tx) => {
      await lockUser(tx, user.id)
      const [current] = await tx
        .select({ passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.id, user.id))
      if (current?.passwordHash !== user.passwordHash) throw new Refusal('invalid-credentials')
      if (as === 'admin') {
        const isAdministrator = and(eq(userRoles.userId, user.id), eq(userRoles.role, 'admin'))
        const found = await tx.select({ id: userRoles.id }).from(userRoles).where(isAdministrator)
        if (found.length === 0) throw new Refusal('not-an-administrator')
      }
      return openSession(tx, { userId: user.id, deviceId }, now())
    })
  })
}
