import { eq } from 'drizzle-orm'
import { exportUser as operation } from '@pol/contract/personal-data'
import type { Database } from '../../database/open.ts'
import {
  limits,
  mailOutbox,
  passwordTokens,
  profiles,
  registrationRequests,
  sessions,
  userDeviceLocks,
  userRoles,
  users,
} from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { Refusal } from '../../http/refusal.ts'
import { countsOf } from '../../limits/limits.ts'
import type { MailFiles } from '../../mail/mail-files.ts'
import { mailsOf } from '../../mail/outbox.ts'
import { presentPersonalData } from './present-personal-data.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly mailFiles: MailFiles
}

/** Reads everything as it is at one moment. */
const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

export function exportUser({ db, now, mailFiles }: Parts) {
  return handle(operation, async ({ user_id: userId }) => {
    const stored = await db.transaction(async (tx) => {
      const [account] = await tx.select().from(users).where(eq(users.id, userId))
      if (!account) throw new Refusal('user-not-found')
      const { email } = account
      const [request] = await tx
        .select()
        .from(registrationRequests)
        .where(eq(registrationRequests.email, email))
      const person = { email, about: [userId, ...(request ? [request.id] : [])] }
      const [profile] = await tx.select().from(profiles).where(eq(profiles.id, userId))
      const [lock] = await tx.select().from(userDeviceLocks).where(eq(userDeviceLocks.userId, userId))
      return {
        account,
        profile,
        roles: await tx.select().from(userRoles).where(eq(userRoles.userId, userId)),
        lock,
        sessions: await tx.select().from(sessions).where(eq(sessions.userId, userId)),
        links: await tx.select().from(passwordTokens).where(eq(passwordTokens.userId, userId)),
        request,
        mails: await tx.select().from(mailOutbox).where(mailsOf(person)),
        mailFiles: await mailFiles.of(person),
        counts: await tx
          .select()
          .from(limits)
          .where(countsOf({ account: email, userId })),
      }
    }, snapshot)
    return presentPersonalData(stored, now())
  })
}
