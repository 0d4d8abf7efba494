import { eq, notInArray } from 'drizzle-orm'
import { searchTextOf } from '../../src/database/newest-first.ts'
import {
  mailOutbox,
  recordingConsents,
  recordings,
  registrationRequests,
  reports,
  userRoles,
  users,
} from '../../src/database/schema.ts'
import { createAccount } from '../../src/accounts/create-account.ts'
import { hashPassword } from '../../src/accounts/passwords/password-hash.ts'
import type { Ids } from './request.ts'
import { cast, type Device, type Name, type World } from '../world.ts'

export const callers = ['stranger', 'bahram', 'mo', 'anna'] as const
export type Caller = (typeof callers)[number]

export const disposablePeople = 12
const moderatedRows = 4

/**
 * Creates the callers of an attack and the ids that they send. Anna may change accounts, so her ids are disposable
 * ones.
 */
export async function createCallers(world: World) {
  const devices = new Map<Caller, Device>()
  const passwordHash = await hashPassword('wird-geloescht')
  let pool: Record<'all' | 'disposable' | 'moderated', readonly string[]> = {
    all: [],
    disposable: [],
    moderated: [],
  }
  const { db } = world

  return {
    /** Signs the caller in if necessary. @returns the token, `null` for a stranger. */
    async token(caller: Caller): Promise<string | null> {
      if (caller === 'stranger') return null
      const device = devices.get(caller) ?? world.device()
      devices.set(caller, device)
      if (!device.token) await device.signIn(caller)
      return device.token
    },
    /** Creates the account of a caller again after its deletion. */
    async createAgain(caller: Caller) {
      if (caller === 'stranger') throw new Error('A stranger has no account')
      const { password, ...person } = cast[caller]
      const passwordHash = await hashPassword(password)
      await db.transaction((tx) => createAccount(tx, { ...person, passwordHash }))
    },
    forgetToken(caller: Caller) {
      devices.delete(caller)
    },
    /** The ids of accounts, roles and access requests, and of recordings and reports, that a caller sends. */
    ids: (caller: Caller): Ids => ({
      id: caller === 'anna' ? pool.disposable : pool.all,
      moderated: pool.moderated,
    }),
    /**
     * Deletes the rows of earlier calls, and creates new disposable accounts, access requests, recordings and reports.
     */
    async prepare() {
      const castEmails = Object.values(cast).map(({ email }) => email)
      await db.delete(users).where(notInArray(users.email, castEmails))
      await db.delete(registrationRequests)
      await db.delete(mailOutbox)
      for (let n = 0; n < disposablePeople; n += 1) {
        const person = { email: `weg${n}@example.org`, username: `Weg ${n}`, passwordHash }
        await db.transaction((tx) =>
          createAccount(tx, { ...person, role: n % 3 === 0 ? 'moderator' : 'user' }),
        )
      }
      const requests = await db
        .insert(registrationRequests)
        .values(
          Array.from({ length: disposablePeople }, (_, n) => ({
            email: `bitte${n}@example.org`,
            username: 'Bitte',
            searchText: searchTextOf({ username: 'Bitte', email: `bitte${n}@example.org` }),
          })),
        )
        .returning({ id: registrationRequests.id })
      // Bahram may record, and recordings and reports wait for moderation.
      const [bahram] = await db.select({ id: users.id }).from(users).where(eq(users.email, cast.bahram.email))
      const speaker = { userId: String(bahram?.id) }
      await db.update(users).set({ motherTongue: 'fa' }).where(eq(users.id, speaker.userId))
      await db
        .insert(recordingConsents)
        .values({ ...speaker, givenAt: new Date() })
        .onConflictDoNothing()
      await db.delete(recordings)
      await db.delete(reports)
      const recorded = await db
        .insert(recordings)
        .values(
          Array.from({ length: moderatedRows }, (_, n) => ({
            ...speaker,
            item: `zeile-${n}`,
            language: 'fa' as const,
            audio: Buffer.from('irgendein Ton'),
            ms: 500,
            changedAt: new Date(),
          })),
        )
        .returning({ id: recordings.id })
      const reported = await db
        .insert(reports)
        .values(
          Array.from({ length: moderatedRows }, (_, n) => ({
            ...speaker,
            item: `zeile-${n}`,
            text: 'Falsch.',
          })),
        )
        .returning({ id: reports.id })
      const people = await db.select({ id: users.id, email: users.email }).from(users)
      const roles = await db.select({ id: userRoles.id, userId: userRoles.userId }).from(userRoles)
      const isCastId = new Set(
        people.filter(({ email }) => (castEmails as string[]).includes(email)).map(({ id }) => id),
      )
      const requestIds = requests.map(({ id }) => id)
      pool = {
        all: [...people.map(({ id }) => id), ...roles.map(({ id }) => id), ...requestIds],
        // valid-requests.ts depends on the order: as many ids of people, of roles, and of access requests.
        disposable: [
          ...people.filter(({ id }) => !isCastId.has(id)).map(({ id }) => id),
          ...roles.filter(({ userId }) => !isCastId.has(userId)).map(({ id }) => id),
          ...requestIds,
        ],
        moderated: [...recorded, ...reported].map(({ id }) => id),
      }
    },
  }
}

/**
 * The e-mail addresses that no answer to a caller may contain. The caller's own address is allowed, and Clara's,
 * because the valid requests contain her password.
 */
export function hiddenAddresses(caller: Caller): string[] {
  if (caller === 'anna') return []
  const others = (Object.keys(cast) as Name[]).filter((name) => name !== caller && name !== 'clara')
  return others.map((name) => cast[name].email)
}
