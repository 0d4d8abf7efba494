import { openPasskeySession as operation } from '@pol/contract/operations/sign-in'
import type { Database } from '../../database/database.ts'
import { handle } from '../../api/handle.ts'
import { hashDeviceSecret } from '../../accounts/sessions/known-sign-ins.ts'
import { lockUser } from '../../accounts/locks.ts'
import { recordUse } from '../../accounts/passkeys/second-factor.ts'
import { verifyPasskey, type RelyingParty } from '../../accounts/passkeys/webauthn.ts'
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

/** Signs a user in by passkey alone: possession and user verification are two factors. */
export function openPasskeySession(parts: Parts) {
  const { db, limits, now, outbox } = parts
  return handle(operation, async ({ passkey, deviceId, deviceSecret, as }, { networks, deviceKind }) => {
    const used = await verifyPasskey(parts, passkey, networks)
    const { userId } = used
    const secretHash = hashDeviceSecret(deviceSecret)
    const session = await db.transaction(async (tx) => {
      await lockUser(tx, userId)
      await recordUse(tx, used, now())
      const owner = { userId, deviceId, secretHash, networks, deviceKind }
      return startSession(tx, { as, ...owner }, { now: now(), outbox })
    })
    if (secretHash) await limits.ownPassword.reset({ account: session.user.email, device: secretHash })
    outbox.deliverSoon()
    return session
  })
}
