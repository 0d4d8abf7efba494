import { createPasskeyChallenge as operation } from '@pol/contract/operations/sign-in'
import type { Database } from '../../database/database.ts'
import { handle } from '../../api/handle.ts'
import {
  challengeLifetimeMs,
  newPasskeyChallenge,
  type RelyingParty,
} from '../../accounts/passkeys/webauthn.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly relyingParty: RelyingParty
}

/** The response is the same for all users, because the browser knows the passkeys of this site. */
export function createPasskeyChallenge({ db, now, relyingParty }: Parts) {
  return handle(operation, async () => ({
    rpId: relyingParty.id,
    challenge: await newPasskeyChallenge(db, now(), null),
    timeout: challengeLifetimeMs,
    userVerification: 'required' as const,
  }))
}
