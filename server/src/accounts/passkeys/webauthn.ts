import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { Assertion, NewCredential } from '@pol/contract/operations/passkeys'
import { retention } from '@pol/contract/retention'
import type { Database } from '../../database/database.ts'
import { passkeyChallenges, passkeys } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import type { Networks } from '../../api/network.ts'
import type { Limits } from '../../limits/limits.ts'
import { hashToken, newToken } from '../tokens.ts'

export const challengeLifetimeMs = retention.passkeyChallengeMinutes * 60 * 1000

/** Expired challenges deleted with each new one; more than one, so that a backlog shrinks. */
const expiredAtOnce = 100

/** The signature algorithms of authenticators by their COSE numbers: ES256, EdDSA, RS256. */
export const algorithms = [-7, -8, -257]

/** The site that passkeys are bound to. */
export interface RelyingParty {
  /** The host of the site. */
  readonly id: string
  readonly origin: string
  readonly name: string
}

export function relyingPartyOf(publicUrl: string, name: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin, name }
}

/** A passkey that has just signed a challenge, with its new counter. */
export interface UsedPasskey {
  readonly id: string
  readonly userId: string
  /** The stored counter. */
  readonly counter: number
  readonly newCounter: number
  /** Whether the passkey counts as the second factor. */
  readonly isConfirmed: boolean
}

interface Parts {
  readonly db: Database
  readonly limits: Limits
  readonly now: () => Date
  readonly relyingParty: RelyingParty
}

/**
 * The library is loaded when the first passkey is used: with its decoders of certificates, which are not needed here,
 * it is larger than the rest of the sign-in.
 */
async function library() {
  // In a bundle, the library's own import of it runs too late for one of its dependencies.
  await import('reflect-metadata')
  const [server, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  return { ...server, ...helpers }
}

/**
 * Creates a challenge, valid once and for two minutes, and deletes expired ones, so that at most two minutes of
 * challenges accumulate.
 * @param userId the user who adds a passkey; `null` for a sign-in.
 */
export async function newPasskeyChallenge(db: Database, now: Date, userId: string | null): Promise<string> {
  const { token, tokenHash } = newToken()
  const expiresAt = new Date(now.getTime() + challengeLifetimeMs)
  await db.transaction(async (tx) => {
    const expired = tx
      .select({ challengeHash: passkeyChallenges.challengeHash })
      .from(passkeyChallenges)
      .where(lt(passkeyChallenges.expiresAt, now))
      .orderBy(passkeyChallenges.expiresAt)
      .limit(expiredAtOnce)
    await tx.delete(passkeyChallenges).where(inArray(passkeyChallenges.challengeHash, expired))
    await tx.insert(passkeyChallenges).values({ challengeHash: tokenHash, userId, expiresAt })
  })
  return token
}

/**
 * Consumes the challenge in a browser's response.
 * @throws ApiError if it is unknown, was created for another purpose, or has expired.
 */
async function redeemChallenge(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  clientDataJSON: string,
  userId: string | null,
): Promise<string> {
  const { decodeClientDataJSON } = await library()
  const { challenge, hash } = await refusing(async () => {
    const { challenge } = decodeClientDataJSON(clientDataJSON)
    // Throws if the challenge is not a string.
    return { challenge, hash: hashToken(challenge) }
  })
  const { challengeHash, userId: owner, expiresAt } = passkeyChallenges
  const redeemed = await db
    .delete(passkeyChallenges)
    .where(
      and(eq(challengeHash, hash), userId === null ? isNull(owner) : eq(owner, userId), gt(expiresAt, now())),
    )
    .returning({ challengeHash })
  if (redeemed.length === 0) throw new ApiError('passkey-refused')
  return challenge
}

/** Verifies a new credential of a user. @throws ApiError if it is refused. */
export async function verifyNewCredential(
  parts: Omit<Parts, 'limits'>,
  { id, response }: NewCredential,
  userId: string,
) {
  const { decodeAttestationObject, isoBase64URL, verifyRegistrationResponse } = await library()
  const challenge = await redeemChallenge(parts, response.clientDataJSON, userId)
  const { relyingParty } = parts
  return refusing(async () => {
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject))
    // The site asks for no attestation. Verifying a certificate would fetch revocation lists from addresses in it; a
    // self-attestation has no certificate.
    const format = attestation.get('fmt')
    const isSelfAttestation = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined
    if (format !== 'none' && !isSelfAttestation) return null
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { ...response, transports: response.transports ?? [] },
      },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      supportedAlgorithmIDs: algorithms,
    })
    return registrationInfo?.credential ?? null
  })
}

/**
 * Verifies that one of the stored passkeys has signed a challenge, with its user verified by the authenticator.
 * Failures count as failed sign-ins of the network.
 * @throws ApiError if the passkey is refused, or the network has failed too often.
 */
export async function verifyPasskey(
  { db, limits, now, relyingParty }: Parts,
  { id: credentialId, response }: Assertion,
  networks: Networks,
): Promise<UsedPasskey> {
  await limits.passkeys.take({ networks })
  const challenge = await redeemChallenge({ db, now }, response.clientDataJSON, null)
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  // A response for an unknown id reveals nothing: ids of credentials are random and cannot be guessed.
  if (!found) throw new ApiError('passkey-refused')
  const { id, userId, counter, confirmedAt } = found
  const { verifyAuthenticationResponse } = await library()
  const { userHandle, ...signed } = response
  if (userHandle !== undefined && userHandle !== userHandleOf(userId)) throw new ApiError('passkey-refused')
  const newCounter = await refusing(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: signed,
      },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      credential: { id: credentialId, publicKey: new Uint8Array(found.publicKey), counter },
    })
    return verified ? authenticationInfo.newCounter : null
  })
  await limits.passkeys.refund({ networks })
  return { id, userId, counter, newCounter, isConfirmed: confirmedAt !== null }
}

/** The user's id in the form that authenticators store: 16 bytes, base64url. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')
}

/** Turns all errors of the library and its decoders into `passkey-refused`. */
async function refusing<Result>(verify: () => Promise<Result | null>): Promise<Result> {
  let result: Result | null
  try {
    result = await verify()
  } catch (cause) {
    throw new ApiError('passkey-refused', { cause })
  }
  if (result === null) throw new ApiError('passkey-refused')
  return result
}
