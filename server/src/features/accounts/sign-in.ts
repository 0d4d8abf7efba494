import { and, eq } from 'drizzle-orm'
import { signIn as operation } from '@pol/contract/accounts'
import type { Database } from '../../database/database.ts'
import { userRoles, users } from '../../database/schema.ts'
import { storedDeviceKind } from '../../http/device-kind.ts'
import { handle } from '../../http/handle.ts'
import { ApiError } from '../../http/api-error.ts'
import { accountFinder, hashDeviceSecret } from '../../identity/known-sign-ins.ts'
import { lockUser } from '../../identity/lock-user.ts'
import { hashPassword, verifyPassword } from '../../identity/passwords.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { Limits } from '../../limits/limits.ts'
import { deleteKeyOfOtherDevice } from './device-keys.ts'
import { isNewKindOfDevice, openSession } from './sessions.ts'

interface Parts {
  readonly db: Database
  readonly limits: Limits
  readonly now: () => Date
  readonly outbox: Outbox
}

/**
 * Signs a user in, and tells by mail if it is on a new kind of device. On the administrator tab, other users are refused before a session is opened, so that the attempt does
 * not sign them out elsewhere.
 */
export function signIn({ db, limits, now, outbox }: Parts) {
  const findAccount = accountFinder(db)

  return handle(
    operation,
    async ({ email, password, deviceId, deviceSecret, as }, { networks, deviceKind }) => {
      const secretHash = hashDeviceSecret(deviceSecret)
      const origin = { secretHash, networks }
      const { account, isKnownDevice, isKnownNetwork } = await findAccount({ email, ...origin }, now())
      const verified = await limits.signIn.attempt(
        { account: email, networks, isKnownNetwork, knownDevice: isKnownDevice ? secretHash : null },
        async () => {
          const isKnown = isKnownDevice || isKnownNetwork
          const verdict = await verifyPassword(account?.passwordHash ?? null, password, { isKnown })
          return account && verdict !== 'wrong' ? { ...account, verdict } : null
        },
      )
      if (!verified) throw new ApiError('invalid-credentials')
      const renewedHash = verified.verdict === 'outdated' ? await hashPassword(password) : null
      const session = await db.transaction(async (tx) => {
        const { id: userId, passwordHash } = verified
        await lockUser(tx, userId)
        const [current] = await tx
          .select({ passwordHash: users.passwordHash })
          .from(users)
          .where(eq(users.id, userId))
        const isUnchanged = current?.passwordHash === passwordHash
        // Meanwhile another sign-in may have renewed the hash, or a link may have changed the password.
        if (
          !isUnchanged &&
          (await verifyPassword(current?.passwordHash ?? null, password, { isKnown: true })) === 'wrong'
        )
          throw new ApiError('invalid-credentials')
        if (as === 'admin') {
          const isAdministrator = and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin'))
          const found = await tx.select({ id: userRoles.id }).from(userRoles).where(isAdministrator)
          if (found.length === 0) throw new ApiError('not-an-administrator')
        }
        if (renewedHash && isUnchanged)
          await tx.update(users).set({ passwordHash: renewedHash }).where(eq(users.id, userId))
        await deleteKeyOfOtherDevice(tx, { userId, deviceId, secretHash })
        if (await isNewKindOfDevice(tx, { userId, deviceId, secretHash, deviceKind }, now()))
          await outbox.add(tx, {
            kind: 'new-device',
            recipient: email,
            detail: storedDeviceKind(deviceKind),
          })
        return openSession(tx, { userId, deviceId, deviceKind, ...origin }, now())
      })
      outbox.deliverSoon()
      return session
    },
  )
}
