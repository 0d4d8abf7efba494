import { setImmediate } from 'node:timers/promises'
import { inArray, type SQL } from 'drizzle-orm'
import { RateLimiterDrizzle } from 'rate-limiter-flexible'
import type { Database } from '../database/database.ts'
import { limits as table } from '../database/schema.ts'
import type { Networks } from '../api/network.ts'
import { bounds } from '../bounds/bounds.ts'
import { createKeyedMutex } from '../bounds/keyed-mutex.ts'
import { keyOf, personOf } from '../database/counter-keys.ts'
import { createNetworkLimit } from './network-limit.ts'
import { createRequestCounts } from './request-counts.ts'
import { createRowCounts } from './row-counts.ts'
import type { LimitSettings } from './settings.ts'
import { createSignInLimits } from './sign-in-limits.ts'
import { take } from './take.ts'
import { createWindow } from './window.ts'

interface Window {
  readonly points: number
  readonly duration: number
}

interface OwnPasswordAttempt {
  readonly account: string
  /** Hash of the device's secret, or of the session if it has sent none. */
  readonly device: Uint8Array
}

export type Limits = ReturnType<typeof createLimits>

/**
 * Rate limits with counters in the database, which all server processes share. An attempt is counted before it is made
 * and refunded if it succeeds, so that concurrent attempts cannot exceed a limit.
 */
export function createLimits(db: Database, settings: LimitSettings) {
  const limiter = (keyPrefix: string, { points, duration }: Window) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: table,
      keyPrefix,
      points,
      duration,
      clearExpiredByTimeout: false,
    })
  const perNetwork = (keyPrefix: string, { points, duration }: Window) =>
    createNetworkLimit((factor) => limiter(keyPrefix, { points: points * factor, duration }))
  const networkOfSignIn = perNetwork('sign-in:network', settings.signInNetwork)
  const resetNetwork = perNetwork('reset:network', settings.resetNetwork)
  const resetMails = limiter('reset:mails', settings.resetMails)
  const requestNetwork = perNetwork('request:network', settings.requestNetwork)
  const requestNotices = limiter('request:notices', settings.requestNotices)
  const administratorNotices = limiter('notices:administrator', settings.administratorNotices)
  const botCheckNetwork = perNetwork('bot-check:network', settings.botCheckNetwork)
  const linkNetwork = perNetwork('link:network', settings.linkNetwork)
  const accountChanges = limiter('account-changes:user', settings.accountChanges)
  const ownPassword = limiter('own-password:device', settings.ownPassword)
  const freeSpeech = limiter('speech:user', settings.freeSpeech)
  const translations = limiter('translation:user', settings.translations)
  const recordings = limiter('recordings:user', settings.recordings)
  const reports = limiter('reports:user', settings.reports)
  const withLearner = createKeyedMutex(bounds.requestsPerLearner)
  const exports = limiter('exports:user', settings.exports)
  const aiService = limiter('ai-service', settings.aiService)

  return {
    anonymousRequests: { take: createRequestCounts(settings.anonymousRequests) },
    browserErrors: { take: createRequestCounts(settings.browserErrors) },
    signIn: createSignInLimits({ db, limiter, network: networkOfSignIn, settings }),
    /** Sign-ins by passkey are only limited per network, together with those by password. */
    passkeys: {
      /** @throws ApiError if too many sign-ins from the network failed. */
      take: ({ networks }: { networks: Networks }) => networkOfSignIn.take(networks),
      refund: ({ networks }: { networks: Networks }) => networkOfSignIn.refund(networks),
    },
    /** Attempts at the own password per device; the next sign-in on the device resets them. */
    ownPassword: {
      /** Counts an attempt before it is made. @returns the number of attempts left; negative if it must not be made. */
      async take(attempt: OwnPasswordAttempt) {
        return settings.ownPassword.points - (await ownPassword.penalty(deviceKeyOf(attempt))).consumedPoints
      },
      refund: (attempt: OwnPasswordAttempt) => ownPassword.reward(deviceKeyOf(attempt)),
      reset: (attempt: OwnPasswordAttempt) => ownPassword.delete(deviceKeyOf(attempt)),
    },
    resetPassword: {
      /** @throws ApiError if the network exceeds the limit. */
      take: ({ networks }: { networks: Networks }) => resetNetwork.take(networks),
      /** Whether another mail may be sent to this address. The client must not learn the result. */
      async mayMail({ account }: { account: string }) {
        return (await resetMails.penalty(keyOf(account))).consumedPoints <= settings.resetMails.points
      },
    },
    requestAccess: {
      pendingAtMost: settings.pendingRequests.atMost,
      /** @throws ApiError if the network exceeds the limit. */
      take: ({ networks }: { networks: Networks }) => requestNetwork.take(networks),
      /** Whether administrators may get another notice about this address. The client must not learn the result. */
      async mayNotify({ account }: { account: string }) {
        return (await requestNotices.penalty(keyOf(account))).consumedPoints <= settings.requestNotices.points
      },
      /** Whether this administrator gets an immediate notice; otherwise a digest. */
      async mayNotifyImmediately({ administrator }: { administrator: string }) {
        const { consumedPoints } = await administratorNotices.penalty(keyOf(administrator))
        return consumedPoints <= settings.administratorNotices.points
      },
    },
    botCheck: {
      /** @throws ApiError if the network exceeds the limit. */
      take: ({ networks }: { networks: Networks }) => botCheckNetwork.take(networks),
    },
    links: {
      /** @throws ApiError if the network tried too many invalid links. */
      take: ({ networks }: { networks: Networks }) => linkNetwork.take(networks),
      refund: ({ networks }: { networks: Networks }) => linkNetwork.refund(networks),
    },
    accountChanges: {
      /** @throws ApiError if the user's quota is used up. */
      take: ({ userId }: { userId: string }) => take(accountChanges, keyOf(userId)),
    },
    freeSpeech: {
      /** @throws ApiError if the user's quota is used up. */
      take: ({ userId }: { userId: string }) => take(freeSpeech, keyOf(userId)),
    },
    translations: {
      /** @throws ApiError if the user's quota is used up. */
      take: ({ userId }: { userId: string }) => take(translations, keyOf(userId)),
    },
    /** Counted by the statement that stores the answers. */
    answers: createWindow('answers:user', settings.answers),
    learning: {
      /**
       * Serialises the requests of one learner and yields to the event loop after each: with the embedded engine, a
       * queue of such requests would otherwise keep the process from accepting new ones.
       * @throws ApiError if too many are waiting.
       */
      inTurn: <Result>(userId: string, handle: () => Promise<Result>): Promise<Result> =>
        withLearner(userId, () => handle().finally(() => setImmediate())),
      storedAnswers: settings.storedAnswers,
      answersFoldedAgain: createRowCounts(settings.answersFoldedAgain),
      cardsRead: createRowCounts(settings.cardsRead),
      answersCounted: createRowCounts(settings.answersCounted),
    },
    recordings: {
      pendingAtMost: settings.pendingRecordings.atMost,
      /** @throws ApiError if the user's quota is used up. */
      take: ({ userId }: { userId: string }) => take(recordings, keyOf(userId)),
    },
    reports: {
      openAtMost: settings.openReports.atMost,
      /** @throws ApiError if the user's quota is used up. */
      take: ({ userId }: { userId: string }) => take(reports, keyOf(userId)),
    },
    exports: {
      /** @throws ApiError if the user's quota is used up. */
      take: ({ userId }: { userId: string }) => take(exports, keyOf(userId)),
    },
    aiService: {
      /** @throws ApiError if the daily budget is used up. */
      take: () => take(aiService, 'everybody'),
    },
  }
}

/** Condition for the counters of one user, whose keys contain the hash of the address or of the id. */
export function countsOf({ account, userId }: { account: string; userId: string }): SQL {
  return inArray(personOf(table.key), [keyOf(account), keyOf(userId)])
}

/** It starts with the key of the account, so that `countsOf` finds it. */
function deviceKeyOf({ account, device }: OwnPasswordAttempt): string {
  return `${keyOf(account)}.${keyOf(Buffer.from(device).toString('base64url'))}`
}
