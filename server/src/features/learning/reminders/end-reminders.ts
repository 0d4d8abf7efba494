import { and, eq, gt } from 'drizzle-orm'
import { endReminders as operation } from '@pol/contract/operations/reminders'
import { lockUser } from '../../../accounts/locks.ts'
import { hashToken } from '../../../accounts/tokens.ts'
import { ApiError } from '../../../api/api-error.ts'
import { handle } from '../../../api/handle.ts'
import type { Database } from '../../../database/database.ts'
import { reminderLinks } from '../../../database/schema.ts'
import type { Limits } from '../../../limits/limits.ts'
import { readLearner, storeLearner } from '../learner.ts'
import { withReminder } from './schedule.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly limits: Limits
}

/** The link stays valid, because a mail program and the person may both use it, and older mails have other links. */
export function endReminders({ db, now, limits }: Parts) {
  return handle(operation, async ({ token }, { networks }) => {
    await limits.links.take({ networks })
    await db.transaction(async (tx) => {
      const isValid = and(eq(reminderLinks.tokenHash, hashToken(token)), gt(reminderLinks.expiresAt, now()))
      const [link] = await tx.select({ userId: reminderLinks.userId }).from(reminderLinks).where(isValid)
      if (!link) throw new ApiError('link-expired')
      await lockUser(tx, link.userId)
      const learner = await readLearner(tx, link.userId)
      if (learner.reminder) await storeLearner(tx, await withReminder(tx, learner, null, now()))
    })
    await limits.links.refund({ networks })
    return {}
  })
}
