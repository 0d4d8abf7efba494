import { eq } from 'drizzle-orm'
import { prove as operation } from '@pol/contract/operations/sign-in'
import type { Database } from '../../database/database.ts'
import { sessions } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import { handle } from '../../api/handle.ts'
import { lockActor } from '../../accounts/locks.ts'
import { recordUse } from '../../accounts/passkeys/second-factor.ts'
import { verifyPasskey, type RelyingParty } from '../../accounts/passkeys/webauthn.ts'
import type { Limits } from '../../limits/limits.ts'
import { verifyOwnPassword } from '../../accounts/passwords/own-password.ts'

interface Parts {
  readonly db: Database
  readonly limits: Limits
  readonly now: () => Date
  readonly relyingParty: RelyingParty
}

/** Records a fresh proof in the session: the user has just given the password or a passkey. */
export function prove(parts: Parts) {
  const { db, now } = parts
  return handle(operation, async ({ password, passkey }, { actor, networks }) => {
    const { userId, tokenHash } = actor
    const setProved = { provedAt: now() }
    if (password !== undefined && passkey === undefined) {
      await verifyOwnPassword(parts, { actor }, password)
      await db.update(sessions).set(setProved).where(eq(sessions.tokenHash, tokenHash))
    } else if (passkey !== undefined && password === undefined) {
      const used = await verifyPasskey(parts, passkey, networks)
      if (used.userId !== userId) throw new ApiError('passkey-refused')
      await db.transaction(async (tx) => {
        await lockActor(tx, userId)
        await recordUse(tx, used, now())
        await tx.update(sessions).set(setProved).where(eq(sessions.tokenHash, tokenHash))
      })
    } else throw new ApiError('invalid-input')
    return {}
  })
}
