import { eq } from 'drizzle-orm'
import { preparePasskey as operation } from '@pol/contract/operations/passkeys'
import type { Database } from '../../database/database.ts'
import { passkeys, profiles } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import { handle } from '../../api/handle.ts'
import {
  algorithms,
  challengeLifetimeMs,
  newPasskeyChallenge,
  userHandleOf,
  type RelyingParty,
} from '../../accounts/passkeys/webauthn.ts'
import { passkeysMaximum } from '@pol/contract/limits'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly relyingParty: RelyingParty
}

/** Returns the options with which the browser creates a passkey. */
export function preparePasskey({ db, now, relyingParty }: Parts) {
  return handle(operation, async (_, { actor: { userId, email } }) => {
    const found = await db
      .select({ username: profiles.username, passkey: passkeys })
      .from(profiles)
      .leftJoin(passkeys, eq(passkeys.userId, profiles.id))
      .where(eq(profiles.id, userId))
    const own = found.flatMap(({ passkey }) => passkey ?? [])
    if (own.length >= passkeysMaximum) throw new ApiError('enough-passkeys')
    return {
      rp: { id: relyingParty.id, name: relyingParty.name },
      user: { id: userHandleOf(userId), name: email, displayName: found[0]?.username ?? email },
      challenge: await newPasskeyChallenge(db, now(), userId),
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: challengeLifetimeMs,
      // Prevents a second passkey on the same authenticator.
      excludeCredentials: own.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: 'public-key' as const,
        transports,
      })),
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true as const,
        userVerification: 'required' as const,
      },
      attestation: 'none' as const,
    }
  })
}
