import { eq } from 'drizzle-orm'
import { signIn as operation } from '@pol/contract/operations/sign-in'
import type { Database } from '../../database/database.ts'
import { users } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import { ApiError } from '../../api/api-error.ts'
import { accountFinder, hashDeviceSecret } from '../../accounts/sessions/known-sign-ins.ts'
import { lockUser } from '../../accounts/locks.ts'
import { requireSecondFactor } from '../../accounts/passkeys/second-factor.ts'
import { verifyPasskey, type RelyingParty } from '../../accounts/passkeys/webauthn.ts'
import { hashPassword, verifyPassword } from '../../accounts/passwords/password-hash.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { Limits } from '../../limits/limits.ts'
import { startSession } from '../../accounts/sessions/start-session.ts'

interface Parts {
  readonly db: Database
  readonly limits: Limits
  readonly now: () => Date
  readonly outbox: Outbox
  readonly relyingParty: RelyingParty
}

/** Signs a user in by password, and by passkey as the second factor. */
export function signIn(parts: Parts) {
  const { db, limits, now, outbox } = parts
  const findAccount = accountFinder(db)

  return handle(operation, async (input, { networks, deviceKind }) => {
    const { email, password, deviceId, deviceSecret, as, passkey } = input
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
    const used = passkey ? await verifyPasskey(parts, passkey, networks) : null
    const session = await db.transaction(async (tx) => {
      const { id: userId, passwordHash } = verified
      await lockUser(tx, userId)
      const [current] = await tx
        .select({ passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.id, userId))
      const isUnchanged = current?.passwordHash === passwordHash
      // Another sign-in may have renewed the hash, or a link may have changed the password, since the hash was read.
      if (
        !isUnchanged &&
        (await verifyPassword(current?.passwordHash ?? null, password, { isKnown: true })) === 'wrong'
      )
        throw new ApiError('invalid-credentials')
      await requireSecondFactor(tx, userId, used, now())
      if (renewedHash && isUnchanged)
        await tx.update(users).set({ passwordHash: renewedHash }).where(eq(users.id, userId))
      return startSession(tx, { as, userId, deviceId, deviceKind, ...origin }, { now: now(), outbox })
    })
    if (secretHash) await limits.ownPassword.reset({ account: email, device: secretHash })
    outbox.deliverSoon()
    return session
  })
}
