import { createPasskeyChallenge as operation } from '@pol/contract/operations/sign-in'
import type { Database } from '../../database/database.ts'
import { handle } from '../../api/handle.ts'
import {
  challengeLifetimeMs,
  newPasskeyChallenge,
  type RelyingParty,
} from '../../accounts/passkeys/passkeys.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly relyingParty: RelyingParty
}

/** The same for everybody: the browser knows who has a passkey for this site. */
export function createPasskeyChallenge({ db, now, relyingParty }: Parts) {
  return handle(operation, async () => ({
    rpId: relyingParty.id,
    challenge: await newPasskeyChallenge(db, now(), null),
    timeout: challengeLifetimeMs,
    userVerification: 'required' as const,
  }))
}
