import type { RateLimiterStoreAbstract } from 'rate-limiter-flexible'
import type { Database } from '../database/database.ts'
import type { Networks } from '../api/network.ts'
import { tooMany } from '../api/api-error.ts'
import { createConcurrencyLimit } from '../bounds/concurrency-limit.ts'
import { bounds } from '../bounds/bounds.ts'
import { createKeyedMutex } from '../bounds/keyed-mutex.ts'
import { keyOf } from '../database/counter-keys.ts'
import type { NetworkLimit } from './network-limit.ts'
import { createBurstLimit } from './burst-limit.ts'
import type { LimitSettings } from './settings.ts'

interface SignInAttempt {
  readonly account: string
  readonly networks: Networks
  /** Hash of the device's secret, if its user has recently signed in on this device; otherwise `null`. */
  readonly knownDevice: Uint8Array | null
  /** Whether the user has recently signed in from this network. */
  readonly isKnownNetwork: boolean
}

interface Parts {
  readonly db: Database
  readonly limiter: (
    keyPrefix: string,
    window: { points: number; duration: number },
  ) => RateLimiterStoreAbstract
  readonly network: NetworkLimit
  readonly settings: LimitSettings
}

/** A limit that counts an attempt before it is made. */
interface Limit {
  take(): Promise<void>
  refund(): Promise<unknown>
}

export function createSignInLimits({ db, limiter, network, settings }: Parts) {
  const { freeFailures, firstDelay, longestDelay, forgottenAfter } = settings.signInAccount
  const failuresInARow = limiter('sign-in:row', { points: Number.MAX_SAFE_INTEGER, duration: forgottenAfter })
  const delay = limiter('sign-in:delay', { points: 1, duration: firstDelay })
  const strangers = createBurstLimit(db, 'sign-in:account', settings.signInStrangers)
  const withLock = createKeyedMutex(bounds.signInsPerAccount)
  const limitStrangers = createConcurrencyLimit(bounds.strangerSignIns)

  /** After the free failures, the database grants only one attempt per delay. */
  const consecutiveFailuresOf = (source: string): Limit => ({
    async take() {
      const blocked = await delay.get(source)
      if (blocked) throw tooMany(blocked.msBeforeNext)
      const { consumedPoints } = await failuresInARow.penalty(source)
      if (consumedPoints < freeFailures) return
      const customDuration = Math.min(firstDelay * 2 ** (consumedPoints - freeFailures), longestDelay)
      const slot = await delay.penalty(source, 1, { customDuration })
      if (slot.consumedPoints === 1) return
      await failuresInARow.reward(source)
      throw tooMany(slot.msBeforeNext)
    },
    async refund() {
      await failuresInARow.reward(source)
      await delay.delete(source)
    },
  })
  const strangersOn = (account: string): Limit => ({
    async take() {
      const waitMs = await strangers.take(keyOf(account))
      if (waitMs > 0) throw tooMany(waitMs)
    },
    refund: () => strangers.refund(keyOf(account)),
  })
  const failuresFrom = (networks: Networks): Limit => ({
    take: () => network.take(networks),
    refund: () => network.refund(networks),
  })
  const resetFailures = async (source: string) => {
    await failuresInARow.delete(source)
    await delay.delete(source)
  }

  return {
    /**
     * Makes one attempt. Known devices skip the limit of their network, which strangers may have used up. Known devices
     * and networks skip the limit for strangers on the account.
     * @param verify makes the attempt; `null` if it failed.
     * @throws ApiError if the attempt has to wait; then it is not counted.
     */
    attempt: <Result>(attempt: SignInAttempt, verify: () => Promise<Result | null>) => {
      const { account, networks, knownDevice, isKnownNetwork } = attempt
      const source = sourceOf(attempt)
      const isKnown = knownDevice !== null || isKnownNetwork
      const consecutiveFailures = consecutiveFailuresOf(source)
      const limits = [
        // First the limit that stops a flood on one account, so that the flood costs few queries.
        ...(isKnown ? [] : [strangersOn(account)]),
        ...(knownDevice ? [] : [failuresFrom(networks)]),
        consecutiveFailures,
      ]
      const verifyOnce = async () => {
        const counted: Limit[] = []
        let result: Result | null = null
        try {
          for (const limit of limits) {
            await limit.take()
            counted.unshift(limit)
          }
          result = await verify()
        } catch (error) {
          for (const limit of counted) await limit.refund()
          throw error
        }
        if (result === null) return null
        for (const limit of counted) if (limit !== consecutiveFailures) await limit.refund()
        await resetFailures(source)
        return result
      }
      const verifyInOrder = () => withLock(source, verifyOnce)
      return isKnown ? verifyInOrder() : limitStrangers(verifyInOrder)
    },
    /** Resets the failures of a user whose identity was proved by a link. */
    async reset({ account, networks }: Pick<SignInAttempt, 'account' | 'networks'>) {
      await resetFailures(sourceOf({ account, networks, knownDevice: null }))
      await strangers.reset(keyOf(account))
    },
  }
}

/** Key of consecutive failures: account with device or network. It starts with the account's key, for `countsOf`. */
function sourceOf({
  account,
  networks,
  knownDevice,
}: Pick<SignInAttempt, 'account' | 'networks' | 'knownDevice'>): string {
  const origin = knownDevice ? Buffer.from(knownDevice).toString('base64url') : networks[0]
  return `${keyOf(account)}.${keyOf(`${account} ${origin}`)}`
}
