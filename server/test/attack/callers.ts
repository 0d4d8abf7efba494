import { notInArray } from 'drizzle-orm'
import { mailOutbox, registrationRequests, userRoles, users } from '../../src/database/schema.ts'
import { createAccount } from '../../src/identity/create-account.ts'
import { hashPassword } from '../../src/identity/passwords.ts'
import { cast, type Device, type Name, type World } from '../world.ts'

export const callers = ['stranger', 'bahram', 'mo', 'anna'] as const
export type Caller = (typeof callers)[number]

const throwAwayPeople = 12

/** Those who call, and whom they call about: Anna may do much, and does it to people made for it. */
export async function createCallers(world: World) {
  const devices = new Map<Caller, Device>()
  const passwordHash = await hashPassword('wird-geloescht')
  let pool: { readonly everybody: readonly string[]; readonly throwAway: readonly string[] } = {
    everybody: [],
    throwAway: [],
  }
  const { db } = world

  return {
    /** What a caller carries. Whoever is signed out, signs in anew. */
    async token(caller: Caller): Promise<string | null> {
      if (caller === 'stranger') return null
      const device = devices.get(caller) ?? world.device()
      devices.set(caller, device)
      if (!device.token) await device.signIn(caller)
      return device.token
    },
    forgetToken(caller: Caller) {
      devices.delete(caller)
    },
    /** Ids that a caller has heard of. */
    ids: (caller: Caller) => (caller === 'anna' ? pool.throwAway : pool.everybody),
    /** Takes away what the last calls have left and makes new people and requests. */
    async prepare() {
      const castEmails = Object.values(cast).map(({ email }) => email)
      await db.delete(users).where(notInArray(users.email, castEmails))
      await db.delete(registrationRequests)
      await db.delete(mailOutbox)
      for (let n = 0; n < throwAwayPeople; n += 1) {
        const person = { email: `weg${n}@example.org`, username: `Weg ${n}`, passwordHash }
        await db.transaction((tx) =>
          createAccount(tx, { ...person, role: n % 3 === 0 ? 'moderator' : 'user' }),
        )
      }
      const requests = await db
        .insert(registrationRequests)
        .values(
          Array.from({ length: throwAwayPeople }, (_, n) => ({
            email: `bitte${n}@example.org`,
            username: 'Bitte',
          })),
        )
        .returning({ id: registrationRequests.id })
      const people = await db.select({ id: users.id, email: users.email }).from(users)
      const roles = await db.select({ id: userRoles.id, userId: userRoles.userId }).from(userRoles)
      const isOfTheCast = new Set(
        people.filter(({ email }) => (castEmails as string[]).includes(email)).map(({ id }) => id),
      )
      const requestIds = requests.map(({ id }) => id)
      pool = {
        everybody: [...people.map(({ id }) => id), ...roles.map(({ id }) => id), ...requestIds],
        throwAway: [
          ...people.filter(({ id }) => !isOfTheCast.has(id)).map(({ id }) => id),
          ...roles.filter(({ userId }) => !isOfTheCast.has(userId)).map(({ id }) => id),
          ...requestIds,
        ],
      }
    },
  }
}

/** Whose address may stand in an answer to a caller: one's own, and Clara's, whose password everybody here knows. */
export function addressesToKeepFrom(caller: Caller): string[] {
  if (caller === 'anna') return []
  const others = (Object.keys(cast) as Name[]).filter((name) => name !== caller && name !== 'clara')
  return others.map((name) => cast[name].email)
}
