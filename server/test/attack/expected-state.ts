import { eq } from 'drizzle-orm'
import type { Database } from '../../src/database/database.ts'
import { profiles, registrationRequests, userRoles, users } from '../../src/database/schema.ts'
import { bodyOf, type Attack } from './request.ts'

async function readState(db: Database) {
  const accounts = await db.select().from(users).innerJoin(profiles, eq(profiles.id, users.id))
  const roles = await db.select().from(userRoles).innerJoin(users, eq(users.id, userRoles.userId))
  const requests = await db.select().from(registrationRequests)
  return {
    addresses: new Map(accounts.map(({ users: { id, email } }) => [id, email])),
    /** Fields that only the user may change, by user id. */
    own: new Map(
      accounts.map(({ users: { id, email, passwordHash }, profiles: { username, avatarUrl } }) => [
        id,
        [email, passwordHash, username, avatarUrl].join(),
      ]),
    ),
    roles: new Map(roles.map(({ user_roles: { id, role }, users: { email } }) => [id, `${email} ${role}`])),
    decided: requests.filter(({ status }) => status !== 'pending').map(({ email }) => email),
  }
}

/**
 * Tracks the accounts, roles and decided requests that the database must contain. A refused call changes nothing, a
 * successful one only the rows that it names.
 */
export async function trackExpectedState(db: Database) {
  const before = await readState(db)
  const { addresses, roles } = before
  const accounts = new Set(addresses.values())
  const roleHolders = new Set(roles.values())
  const decided = new Set(before.decided)

  const addAccount = (email: string) => {
    decided.add(email)
    if (accounts.has(email)) return
    accounts.add(email)
    roleHolders.add(`${email} user`)
  }
  const removeAccount = (email: string) => {
    accounts.delete(email)
    for (const role of roleHolders) if (role.startsWith(`${email} `)) roleHolders.delete(role)
  }

  return {
    /** Records a call that succeeded. */
    record(operation: string, attack: Attack, answer: unknown) {
      const result = answer as Record<string, string> & { user: { id: string; email: string } }
      const sent = sentBy(attack)
      if (operation === 'create-user') addAccount(result.user.email)
      if (operation === 'delete-user') removeAccount(addresses.get(sent('user_id')) ?? '')
      if (operation === 'remove-user-role') roleHolders.delete(roles.get(sent('id')) ?? '')
      if (operation === 'add-user-role') {
        const role = `${addresses.get(result.user_id ?? '')} ${result.role}`
        roleHolders.add(role)
        roles.set(result.id ?? '', role)
      }
      if (operation === 'decide-request') decided.add(result.email ?? '')
    },
    /** @returns unexpected, missing and changed rows, one text each; empty if there are none. */
    async differences(): Promise<string[]> {
      const now = await readState(db)
      return [
        ...differing('account', accounts, new Set(now.addresses.values())),
        ...differing('role', roleHolders, new Set(now.roles.values())),
        ...now.decided.filter((email) => !decided.has(email)).map((email) => `decided: ${email}`),
        ...[...before.own]
          .filter(([id, own]) => now.own.has(id) && now.own.get(id) !== own)
          .map(([id, own]) => `changed: ${own} to ${now.own.get(id)}`),
      ]
    },
  }
}

function differing(what: string, expected: Set<string>, found: Set<string>): string[] {
  return [
    ...[...expected].filter((one) => !found.has(one)).map((one) => `missing ${what}: ${one}`),
    ...[...found].filter((one) => !expected.has(one)).map((one) => `unexpected ${what}: ${one}`),
  ]
}

/** Reads a field of the request as the server does: `id` from the path, other fields from the body. */
function sentBy(attack: Attack) {
  return (name: string): string => {
    const [path = ''] = attack.path.split('?')
    const inPath = name === 'id' ? decodeURIComponent(path.split('/').at(-1) ?? '') : null
    const value =
      inPath ?? (JSON.parse(bodyOf(attack).replace(/^\uFEFF/, '')) as Record<string, unknown>)[name]
    return String(value).toLowerCase()
  }
}
