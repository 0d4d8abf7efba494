import { createHash } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import { RateLimiterDrizzle, type RateLimiterStoreAbstract } from 'rate-limiter-flexible'
import type { Database } from '../database/open.ts'
import { limits as table } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { createTurns } from './in-turn.ts'

/** Every limit of the product. A school sits behind one address: what succeeds does not count. */
export const defaultLimits = {
  /** Failures in a row on one account from one network before the next try has to wait; the wait doubles. */
  signInAccount: { freeFailures: 5, firstDelay: 2, longestDelay: 15 * 60, forgottenAfter: 24 * 60 * 60 },
  /** Failures on one account from anywhere: so many that no stranger locks an account out by the way. */
  signInAnywhere: { points: 200, duration: 60 * 60 },
  /** Failures from one network. */
  signInNetwork: { points: 100, duration: 10 * 60 },
  /** Requests for a link from one network, and mails to one address. */
  resetNetwork: { points: 60, duration: 60 },
  resetMails: { points: 5, duration: 60 * 60 },
  /** Wishes for an account from one network, and notices to the administrators about one address. */
  requestNetwork: { points: 60, duration: 60 },
  requestNotices: { points: 5, duration: 60 * 60 },
  /** Bot checks from one network: each of its sign-ins and access requests has one, each new visit another. */
  botCheckNetwork: { points: 120, duration: 60 },
  /** Links that do not exist, tried from one network. */
  linkNetwork: { points: 100, duration: 10 * 60 },
  /** Texts outside the taught content that one user has spoken. */
  freeSpeech: { points: 200, duration: 60 * 60 },
  /** Texts that one user has translated. */
  translations: { points: 2_000, duration: 60 * 60 },
  /** Requests to the AI service in a day, by everybody together: three times as many as there are taught texts. */
  aiService: { points: 10_000, duration: 24 * 60 * 60 },
}
export type LimitSettings = typeof defaultLimits

export type Limits = ReturnType<typeof createLimits>

interface Try {
  readonly account: string
  readonly network: string
}

/**
 * Counts in the database, so that several server processes share the counts. What is limited is counted
 * before it is done and given back where it succeeds, so that many tries at once gain nothing.
 */
export function createLimits(db: Database, settings: LimitSettings = defaultLimits) {
  const limiter = (keyPrefix: string, { points, duration }: { points: number; duration: number }) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: table,
      keyPrefix,
      points,
      duration,
      clearExpiredByTimeout: false,
    })
  const { freeFailures, firstDelay, longestDelay, forgottenAfter } = settings.signInAccount
  const inARow = limiter('sign-in:row', { points: Number.MAX_SAFE_INTEGER, duration: forgottenAfter })
  const delay = limiter('sign-in:delay', { points: 1, duration: 1 })
  const anywhere = limiter('sign-in:account', settings.signInAnywhere)
  const signInNetwork = limiter('sign-in:network', settings.signInNetwork)
  const resetNetwork = limiter('reset:network', settings.resetNetwork)
  const resetMails = limiter('reset:mails', settings.resetMails)
  const requestNetwork = limiter('request:network', settings.requestNetwork)
  const requestNotices = limiter('request:notices', settings.requestNotices)
  const botCheckNetwork = limiter('bot-check:network', settings.botCheckNetwork)
  const linkNetwork = limiter('link:network', settings.linkNetwork)
  const freeSpeech = limiter('speech:user', settings.freeSpeech)
  const translations = limiter('translation:user', settings.translations)
  const aiService = limiter('ai-service', settings.aiService)
  const inTurn = createTurns()

  return {
    signIn: {
      /**
       * Makes one try, after the earlier ones on the same account from the same network.
       * @param attempt does the try and says whether it succeeded.
       * @throws Refusal where the account or the network has to wait.
       */
      attempt: <Result>({ account, network }: Try, attempt: () => Promise<Result | null>) => {
        const both = keyOfBoth({ account, network })
        return inTurn(both, async () => {
          await refuseBlocked(delay, both)
          // First the network's: one that may try no more uses up nothing of the account's, which counts for its owner, too.
          await take(signInNetwork, keyOf(network))
          await take(anywhere, keyOf(account))
          const result = await attempt()
          if (result === null) {
            const { consumedPoints } = await inARow.penalty(both)
            const doubled = firstDelay * 2 ** (consumedPoints - freeFailures)
            if (consumedPoints >= freeFailures) await delay.block(both, Math.min(doubled, longestDelay))
          } else {
            await inARow.delete(both)
            await anywhere.reward(keyOf(account))
            await signInNetwork.reward(keyOf(network))
          }
          return result
        })
      },
      /** Forgets the failures of somebody who has proved otherwise who they are. */
      async forgive({ account, network }: Try) {
        const both = keyOfBoth({ account, network })
        await inARow.delete(both)
        await delay.delete(both)
        await anywhere.delete(keyOf(account))
      },
    },
    resetPassword: {
      /** @throws Refusal where the network asks too often. */
      take: ({ network }: { network: string }) => take(resetNetwork, keyOf(network)),
      /** Whether one more mail may go to this address; the asker is not told. */
      async mayMail({ account }: { account: string }) {
        return (await resetMails.penalty(keyOf(account))).consumedPoints <= settings.resetMails.points
      },
    },
    requestAccess: {
      /** @throws Refusal where the network asks too often. */
      take: ({ network }: { network: string }) => take(requestNetwork, keyOf(network)),
      /** Whether the administrators may be told once more about this address; the asker is not told. */
      async mayNotify({ account }: { account: string }) {
        return (await requestNotices.penalty(keyOf(account))).consumedPoints <= settings.requestNotices.points
      },
    },
    botCheck: {
      /** @throws Refusal where the network asks too often. */
      take: ({ network }: { network: string }) => take(botCheckNetwork, keyOf(network)),
    },
    updatePassword: {
      /** @throws Refusal where the network tried too many links that do not exist. */
      take: ({ network }: { network: string }) => take(linkNetwork, keyOf(network)),
      async giveBack({ network }: { network: string }) {
        await linkNetwork.reward(keyOf(network))
      },
    },
    freeSpeech: {
      /** @throws Refusal where the user's quota is used up. */
      take: ({ userId }: { userId: string }) => take(freeSpeech, keyOf(userId)),
    },
    translations: {
      /** @throws Refusal where the user's quota is used up. */
      take: ({ userId }: { userId: string }) => take(translations, keyOf(userId)),
    },
    aiService: {
      /** @throws Refusal where the day's budget is used up. */
      take: () => take(aiService, 'everybody'),
    },
  }
}

async function take(limiter: RateLimiterStoreAbstract, key: string): Promise<void> {
  const { consumedPoints, msBeforeNext } = await limiter.penalty(key)
  if (consumedPoints > limiter.points) throw tooMany(msBeforeNext)
}

async function refuseBlocked(limiter: RateLimiterStoreAbstract, key: string): Promise<void> {
  const state = await limiter.get(key)
  if (state && state.consumedPoints > limiter.points) throw tooMany(state.msBeforeNext)
}

function tooMany(waitMs: number): Refusal {
  return new Refusal('too-many-attempts', { retryAfter: waitMs / 1000 })
}

/** Which rows count what one person does: the keys that name their account or their id. */
export function countsOf({ account, userId }: { account: string; userId: string }): SQL {
  return sql`${table.key} ~ ${`:(${keyOf(account)}|${keyOf(userId)})(\\.|$)`}`
}

/** Keys are hashed: whoever reads the counts does not read addresses. */
function keyOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url')
}

/** Begins with the account's own key, so that what belongs to a person can be found. */
function keyOfBoth({ account, network }: Try): string {
  return `${keyOf(account)}.${keyOf(`${account} ${network}`)}`
}
