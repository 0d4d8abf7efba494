import { createHash } from 'node:crypto'
import { RateLimiterDrizzle, type RateLimiterStoreAbstract } from 'rate-limiter-flexible'
import type { Database } from '../database/open.ts'
import { limits as table } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'

/** Every limit of the product. Successful sign-ins are never limited; a school sits behind one address. */
export const defaultLimits = {
  /** Failures in a row on one account before the next try has to wait, and how the wait grows. */
  signInAccount: { freeFailures: 5, firstDelay: 2, longestDelay: 15 * 60, forgottenAfter: 24 * 60 * 60 },
  /** Failures from one network. */
  signInNetwork: { points: 100, duration: 10 * 60 },
  /** Requests for a link from one network, and mails to one address. */
  resetNetwork: { points: 60, duration: 60 },
  resetMails: { points: 5, duration: 60 * 60 },
  /** Links that do not exist, tried from one network. */
  linkNetwork: { points: 100, duration: 10 * 60 },
  /** Texts outside the taught content that one user has spoken for the first time. */
  freeSpeech: { points: 200, duration: 60 * 60 },
}
export type LimitSettings = typeof defaultLimits

export type Limits = ReturnType<typeof createLimits>

/** Counts failures in the database, so that several server processes share the counts. */
export function createLimits(db: Database, settings: LimitSettings = defaultLimits) {
  const limiter = (keyPrefix: string, { points, duration }: { points: number; duration: number }) =>
    new RateLimiterDrizzle({ storeClient: db, schema: table, keyPrefix, points, duration })
  const inARow = limiter('sign-in:account', {
    points: 1_000_000,
    duration: settings.signInAccount.forgottenAfter,
  })
  const delays = limiter('sign-in:delay', { points: 1, duration: 1 })
  const signInNetwork = limiter('sign-in:network', settings.signInNetwork)
  const resetNetwork = limiter('reset:network', settings.resetNetwork)
  const resetMails = limiter('reset:mails', settings.resetMails)
  const linkNetwork = limiter('link:network', settings.linkNetwork)
  const freeSpeech = limiter('speech:user', settings.freeSpeech)

  return {
    signIn: {
      /** @throws Refusal where the account or the network has to wait. */
      async check({ account, network }: { account: string; network: string }) {
        await refuseExhausted(delays, keyOf(account), 1)
        await refuseExhausted(signInNetwork, keyOf(network), settings.signInNetwork.points)
      },
      async countFailure({ account, network }: { account: string; network: string }) {
        const { freeFailures, firstDelay, longestDelay } = settings.signInAccount
        const { consumedPoints } = await inARow.penalty(keyOf(account))
        await signInNetwork.penalty(keyOf(network))
        if (consumedPoints < freeFailures) return
        await delays.block(
          keyOf(account),
          Math.min(firstDelay * 2 ** (consumedPoints - freeFailures), longestDelay),
        )
      },
      async forgive({ account }: { account: string }) {
        await inARow.delete(keyOf(account))
      },
    },
    resetPassword: {
      /** @throws Refusal where the network asks too often. */
      async take({ network }: { network: string }) {
        await refuseExhausted(resetNetwork, keyOf(network), settings.resetNetwork.points)
        await resetNetwork.penalty(keyOf(network))
      },
      /** Whether one more mail may go to this address; the asker is not told. */
      async mayMail({ account }: { account: string }) {
        return (await resetMails.penalty(keyOf(account))).consumedPoints <= settings.resetMails.points
      },
    },
    updatePassword: {
      /** @throws Refusal where the network tried too many links that do not exist. */
      async check({ network }: { network: string }) {
        await refuseExhausted(linkNetwork, keyOf(network), settings.linkNetwork.points)
      },
      async countFailure({ network }: { network: string }) {
        await linkNetwork.penalty(keyOf(network))
      },
    },
    freeSpeech: {
      /** @throws Refusal where the user's quota is used up. */
      async take({ userId }: { userId: string }) {
        await refuseExhausted(freeSpeech, keyOf(userId), settings.freeSpeech.points)
        await freeSpeech.penalty(keyOf(userId))
      },
    },
  }
}

async function refuseExhausted(
  limiter: RateLimiterStoreAbstract,
  key: string,
  points: number,
): Promise<void> {
  const state = await limiter.get(key)
  if (state && state.consumedPoints >= points) {
    throw new Refusal('too-many-attempts', { retryAfter: state.msBeforeNext / 1000 })
  }
}

/** Addresses are kept as hashes: the counts need no personal data. */
function keyOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url')
}
