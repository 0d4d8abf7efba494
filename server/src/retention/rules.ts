import { and, eq, isNull, lt, ne, or, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { retention } from '@pol/contract/retention'
import {
  limits,
  mailOutbox,
  passwordTokens,
  registrationRequests,
  sessions,
  speechClips,
} from '../database/schema.ts'

interface Rule {
  readonly table: PgTable
  readonly isOld: (now: Date) => SQL | undefined
}

export const sweepEveryMs = 60 * 60 * 1000

/** What is of before this moment goes. One turn early, so that nothing is kept longer than was said. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000 + sweepEveryMs)
}

/** What is deleted when it is old; any other table keeps its rows as long as there is the account. */
export const rules: readonly Rule[] = [
  { table: sessions, isOld: (now) => lt(sessions.expiresAt, daysBefore(now, retention.expiredDays)) },
  {
    table: passwordTokens,
    isOld: (now) => lt(passwordTokens.expiresAt, daysBefore(now, retention.expiredDays)),
  },
  { table: limits, isOld: (now) => lt(limits.expire, daysBefore(now, retention.expiredDays)) },
  {
    table: registrationRequests,
    isOld: (now) => {
      const { status, changedAt } = registrationRequests
      return or(
        and(eq(status, 'pending'), lt(changedAt, daysBefore(now, retention.openRequestDays))),
        and(ne(status, 'pending'), lt(changedAt, daysBefore(now, retention.decidedRequestDays))),
      )
    },
  },
  {
    table: mailOutbox,
    isOld: (now) => lt(mailOutbox.createdAt, daysBefore(now, retention.undeliveredMailDays)),
  },
  {
    // Claims of processes that died. Clips hold what is taught, and nothing of anybody.
    table: speechClips,
    isOld: (now) =>
      and(isNull(speechClips.mp3), lt(speechClips.claimedUntil, daysBefore(now, retention.expiredDays))),
  },
]
