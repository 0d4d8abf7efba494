import { and, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Assertion, NewCredential } from '@pol/contract/operations/passkeys'
import { retention } from '@pol/contract/retention'
import { staffRoles } from '@pol/contract/roles'
import type { Database, Transaction } from '../../database/database.ts'
import { passkeyChallenges, passkeys, userRoles } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import type { Networks } from '../../api/network.ts'
import type { Limits } from '../../limits/limits.ts'
import { hashToken, newToken } from '../tokens.ts'

export const challengeLifetimeMs = retention.passkeyChallengeMinutes * 60 * 1000

/** Expired challenges that are deleted with each new one: more than one, so that they become fewer. */
const expiredAtOnce = 100

/** ES256, EdDSA and RS256, as COSE numbers them: what authenticators can do. */
export const algorithms = [-7, -8, -257]

/** Who asks for passkeys: they work on this site only. */
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
  /** What the database has. */
  readonly counter: number
  readonly newCounter: number
  /** Whether it counts as the second factor. */
  readonly isConfirmed: boolean
}

interface Parts {
  readonly db: Database
  readonly limits: Limits
  readonly now: () => Date
  readonly relyingParty: RelyingParty
}

/**
 * The library is loaded when the first passkey is used: with its decoders of certificates, which are not needed here, it is
 * larger than the rest of the sign-in.
 */
async function library() {
  // The library imports it as well. In a bundle that comes too late for one of its dependencies.
  await import('reflect-metadata')
  const [server, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  return { ...server, ...helpers }
}

/**
 * Creates a challenge, valid once and for two minutes, and deletes those that have expired: whoever asks for many leaves those of
 * two minutes at most.
 * @param userId who adds a passkey; `null` for a sign-in.
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
 * Uses up the challenge that an answer of the browser contains.
 * @throws ApiError if it is unknown, was made for something else, or has expired.
 */
async function redeemChallenge(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  clientDataJSON: string,
  userId: string | null,
): Promise<string> {
  const { decodeClientDataJSON } = await library()
  const { challenge, hash } = await refusing(async () => {
    const { challenge } = decodeClientDataJSON(clientDataJSON)
    // Throws if it is not a text.
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
    // No attestation is asked for. Checking one would fetch lists of revoked certificates from addresses that it names; only
    // that of a credential by itself names none.
    const format = attestation.get('fmt')
    const isBySelf = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined
    if (format !== 'none' && !isBySelf) return null
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
 * Verifies that one of the stored passkeys has signed a challenge, with its user verified by the authenticator. Failures count
 * as failed sign-ins of the network.
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
  // Ids of credentials are random: nobody finds one by trying.
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

/** The id of a user, as authenticators keep it: 16 bytes, base64url. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')
}

/** The library and its decoders throw errors of all kinds for what they refuse. */
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

/**
 * Records the use of a passkey.
 * @throws ApiError if it was removed meanwhile, or another use has changed its counter; or if it waits for its confirmation, and
 * its user needs one that counts.
 */
export async function recordUse(
  tx: Transaction,
  { id, userId, counter, newCounter, isConfirmed }: UsedPasskey,
  now: Date,
): Promise<void> {
  if (!isConfirmed && (await needsPasskey(tx, userId))) throw new ApiError('passkey-refused')
  const used = await tx
    .update(passkeys)
    .set({ counter: newCounter, usedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id })
  if (used.length === 0) throw new ApiError('passkey-refused')
}

export async function holdsStaffRole(tx: Transaction, userId: string): Promise<boolean> {
  const isHeld = and(eq(userRoles.userId, userId), inArray(userRoles.role, staffRoles))
  return (await tx.$count(userRoles, isHeld)) > 0
}

/**
 * Whether nothing but a passkey signs a user in: administrators and moderators who have one. One that waits for its
 * confirmation does not count: otherwise a thief who knows the password could lock out the owner by adding one.
 */
export async function needsPasskey(tx: Transaction, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: passkeys.id })
    .from(passkeys)
    .innerJoin(userRoles, eq(userRoles.userId, passkeys.userId))
    .where(
      and(eq(passkeys.userId, userId), isNotNull(passkeys.confirmedAt), inArray(userRoles.role, staffRoles)),
    )
    .limit(1)
  return found.length > 0
}

/**
 * Asks who signs in by password or link for the second factor, if there is one.
 * @throws ApiError without it, and with that of another user.
 */
export async function requireSecondFactor(
  tx: Transaction,
  userId: string,
  used: UsedPasskey | null,
  now: Date,
): Promise<void> {
  if (!(await needsPasskey(tx, userId))) return
  if (!used) throw new ApiError('passkey-required')
  if (used.userId !== userId) throw new ApiError('passkey-refused')
  await recordUse(tx, used, now)
}
