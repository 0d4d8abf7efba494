import { eq, getTableColumns, inArray, or } from 'drizzle-orm'
import type { PersonalData } from '@pol/contract/personal-data'
import { addToAudit } from '../../database/audit.ts'
import type { Database } from '../../database/database.ts'
import {
  answers,
  audit,
  cards,
  deviceChallenges,
  deviceKeys,
  knownSignIns,
  learningSettings,
  limits,
  mailOutbox,
  passkeyChallenges,
  passkeyLinks,
  passkeys,
  passwordTokens,
  profiles,
  recordingConsents,
  recordings,
  registrationRequests,
  removedPasskeys,
  reports,
  sessions,
  stars,
  userDeviceLocks,
  userRoles,
  users,
} from '../../database/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { lockPeople } from '../../identity/lock-people.ts'
import { countsOf } from '../../limits/limits.ts'
import type { MailFiles } from '../../mail/mail-files.ts'
import { mailsOf } from '../../mail/outbox.ts'
import { presentPersonalData } from './present-personal-data.ts'

export interface ExportParts {
  readonly db: Database
  readonly now: () => Date
  readonly mailFiles: MailFiles
}

/** One snapshot for all statements. */
const consistentRead = { isolationLevel: 'repeatable read' } as const

interface Export {
  readonly userId: string
  /** Who gets the data; the same as `userId` if people export their own. */
  readonly actorId: string
}

/** Reads all data of a person from one snapshot of the database, and records who has got it. */
export async function exportPerson(
  { db, now, mailFiles }: ExportParts,
  { userId, actorId }: Export,
): Promise<PersonalData> {
  const stored = await db.transaction(async (tx) => {
    const people = await lockPeople(tx, [actorId, userId])
    if (!people.has(actorId)) throw new ApiError('unauthenticated')
    if (!people.has(userId)) throw new ApiError('user-not-found')
    await addToAudit(tx, [{ actorId, action: 'export-user', subjectId: userId }], now())
    const [account] = await tx.select().from(users).where(eq(users.id, userId))
    if (!account) throw new ApiError('user-not-found')
    const { email } = account
    const [request] = await tx
      .select()
      .from(registrationRequests)
      .where(eq(registrationRequests.email, email))
    const person = { email, about: [userId, ...(request ? [request.id] : [])] }
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, userId))
    const [lock] = await tx.select().from(userDeviceLocks).where(eq(userDeviceLocks.userId, userId))
    const [learner] = await tx.select().from(learningSettings).where(eq(learningSettings.userId, userId))
    const [consent] = await tx.select().from(recordingConsents).where(eq(recordingConsents.userId, userId))
    return {
      account,
      profile,
      roles: await tx.select().from(userRoles).where(eq(userRoles.userId, userId)),
      lock,
      sessions: await tx.select().from(sessions).where(eq(sessions.userId, userId)),
      deviceKeys: await tx.select().from(deviceKeys).where(eq(deviceKeys.userId, userId)),
      challenges: await tx
        .select(getTableColumns(deviceChallenges))
        .from(deviceChallenges)
        .innerJoin(deviceKeys, eq(deviceKeys.id, deviceChallenges.keyId))
        .where(eq(deviceKeys.userId, userId)),
      passkeys: await tx.select().from(passkeys).where(eq(passkeys.userId, userId)),
      removedPasskeys: await tx.select().from(removedPasskeys).where(eq(removedPasskeys.userId, userId)),
      passkeyLinks: await tx.select().from(passkeyLinks).where(eq(passkeyLinks.userId, userId)),
      passkeyChallenges: await tx
        .select()
        .from(passkeyChallenges)
        .where(eq(passkeyChallenges.userId, userId)),
      knownSignIns: await tx.select().from(knownSignIns).where(eq(knownSignIns.userId, userId)),
      links: await tx.select().from(passwordTokens).where(eq(passwordTokens.userId, userId)),
      learner,
      answers: await tx.select().from(answers).where(eq(answers.userId, userId)),
      cards: await tx.select().from(cards).where(eq(cards.userId, userId)),
      stars: await tx.select().from(stars).where(eq(stars.userId, userId)),
      consent,
      recordings: await tx.select().from(recordings).where(eq(recordings.userId, userId)),
      reports: await tx.select().from(reports).where(eq(reports.userId, userId)),
      audit: await tx
        .select()
        .from(audit)
        .where(
          or(
            eq(audit.actorId, userId),
            inArray(audit.subjectId, person.about),
            inArray(audit.objectId, person.about),
          ),
        ),
      request,
      mails: await tx.select().from(mailOutbox).where(mailsOf(person)),
      mailFiles: await mailFiles.of(person),
      counts: await tx
        .select()
        .from(limits)
        .where(countsOf({ account: email, userId })),
    }
  }, consistentRead)
  return presentPersonalData(stored, now())
}
