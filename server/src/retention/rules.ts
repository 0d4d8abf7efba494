import { and, eq, gte, inArray, is, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { retention } from '@pol/contract/retention'
import * as schema from '../database/schema.ts'

const {
  audit,
  cards,
  deviceChallenges,
  deviceKeys,
  erasures,
  knownSignIns,
  learningSettings,
  limits,
  mailOutbox,
  passkeyChallenges,
  passkeyLinks,
  passwordTokens,
  pushSubscriptions,
  recordings,
  registrationRequests,
  reminderLinks,
  removedPasskeys,
  reports,
  sessions,
  speechClips,
} = schema

export const allTables: readonly PgTable[] = Object.values(schema).filter((table) => is(table, PgTable))

/** Tables that may contain personal data. Clips, the largest table, contain only texts of the course. */
export const personalTables = allTables.filter((table) => table !== speechClips)

interface Rule {
  readonly table: PgTable
  readonly isExpired: (now: Date) => SQL | undefined
}

export const sweepEveryMs = 60 * 60 * 1000

/** Cut-off time, one sweep early, so that no row outlives its period. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000 + sweepEveryMs)
}

/** Expiry of rows by table. All other tables keep their rows as long as the account exists. */
export const rules: readonly Rule[] = [
  { table: sessions, isExpired: (now) => lt(sessions.expiresAt, daysBefore(now, retention.expiredDays)) },
  {
    table: knownSignIns,
    isExpired: (now) => lt(knownSignIns.lastAt, daysBefore(now, retention.knownSignInDays)),
  },
  { table: deviceKeys, isExpired: (now) => lt(deviceKeys.usedAt, daysBefore(now, retention.deviceKeyDays)) },
  {
    table: deviceChallenges,
    isExpired: (now) => lt(deviceChallenges.expiresAt, daysBefore(now, retention.expiredDays)),
  },
  {
    table: passkeyChallenges,
    isExpired: (now) => lt(passkeyChallenges.expiresAt, daysBefore(now, retention.expiredDays)),
  },
  {
    table: passkeyLinks,
    isExpired: (now) => lt(passkeyLinks.expiresAt, daysBefore(now, retention.expiredDays)),
  },
  {
    table: removedPasskeys,
    isExpired: (now) => lt(removedPasskeys.removedAt, daysBefore(now, retention.passkeyLinkDays)),
  },
  {
    table: passwordTokens,
    isExpired: (now) => lt(passwordTokens.expiresAt, daysBefore(now, retention.expiredDays)),
  },
  {
    table: reminderLinks,
    isExpired: (now) => lt(reminderLinks.expiresAt, daysBefore(now, retention.expiredDays)),
  },
  {
    table: pushSubscriptions,
    isExpired: (now) => {
      const { userId, createdAt } = pushSubscriptions
      const practisedAfter = daysBefore(now, retention.pushSubscriptionDays)
      const isWanted = sql`exists (select from ${learningSettings}
        where ${learningSettings.user_id} = ${userId} and ${learningSettings.reminder} ->> 'how' = 'push')`
      const isUsed = sql`exists (select from ${cards}
        where ${cards.user_id} = ${userId} and ${gte(cards.last, practisedAfter.toISOString())})`
      return or(
        and(lt(createdAt, daysBefore(now, retention.expiredDays)), not(isWanted)),
        and(lt(createdAt, practisedAfter), not(isUsed)),
      )
    },
  },
  { table: limits, isExpired: (now) => lt(limits.expire, daysBefore(now, retention.expiredDays)) },
  {
    table: registrationRequests,
    isExpired: (now) => {
      const { status, changedAt } = registrationRequests
      return or(
        and(eq(status, 'pending'), lt(changedAt, daysBefore(now, retention.openRequestDays))),
        and(ne(status, 'pending'), lt(changedAt, daysBefore(now, retention.decidedRequestDays))),
      )
    },
  },
  {
    table: mailOutbox,
    isExpired: (now) => lt(mailOutbox.createdAt, daysBefore(now, retention.undeliveredMailDays)),
  },
  {
    table: recordings,
    isExpired: (now) =>
      and(
        inArray(recordings.state, ['rejected', 'withdrawn']),
        lt(recordings.changedAt, daysBefore(now, retention.closedRecordingDays)),
      ),
  },
  { table: reports, isExpired: (now) => lt(reports.closedAt, daysBefore(now, retention.closedReportDays)) },
  { table: audit, isExpired: (now) => lt(audit.at, daysBefore(now, retention.auditDays)) },
  { table: erasures, isExpired: (now) => lt(erasures.erasedAt, daysBefore(now, retention.erasureDays)) },
  {
    // Claims of dead processes. Clips themselves contain no personal data.
    table: speechClips,
    isExpired: (now) =>
      and(isNull(speechClips.mp3), lt(speechClips.claimedUntil, daysBefore(now, retention.expiredDays))),
  },
]
