import { eq } from 'drizzle-orm'
import type { Database } from '../../src/database/open.ts'
import { profiles, registrationRequests, userRoles, users } from '../../src/database/schema.ts'
import { bodyOf, type Attack } from './request.ts'

/** Who there is, with which roles. */
async function read(db: Database) {
  const accounts = await db.select().from(users).innerJoin(profiles, eq(profiles.id, users.id))
  const roles = await db.select().from(userRoles).innerJoin(users, eq(users.id, userRoles.userId))
  const requests = await db.select().from(registrationRequests)
  return {
    addresses: new Map(accounts.map(({ users: { id, email } }) => [id, email])),
    /** What nobody changes who is not the person. */
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
 * What accounts and roles have to be, by the answers of those calls that may change them: a call that is refused changes
 * nothing, a call that is not refused changes what it is about.
 */
export async function openLedger(db: Database) {
  const before = await read(db)
  const { addresses, roles } = before
  const accounts = new Set(addresses.values())
  const held = new Set(roles.values())
  const decided = new Set(before.decided)

  const admit = (email: string) => {
    decided.add(email)
    if (accounts.has(email)) return
    accounts.add(email)
    held.add(`${email} user`)
  }
  const remove = (email: string) => {
    accounts.delete(email)
    for (const role of held) if (role.startsWith(`${email} `)) held.delete(role)
  }

  return {
    /** Enters a call that succeeded. */
    enter(operation: string, attack: Attack, answer: unknown) {
      const told = answer as Record<string, string> & { user: { id: string; email: string } }
      const sent = sentBy(attack)
      if (operation === 'create-user') admit(told.user.email)
      if (operation === 'delete-user') remove(addresses.get(sent('user_id')) ?? '')
      if (operation === 'remove-user-role') held.delete(roles.get(sent('id')) ?? '')
      if (operation === 'add-user-role') {
        const role = `${addresses.get(told.user_id ?? '')} ${told.role}`
        held.add(role)
        roles.set(told.id ?? '', role)
      }
      if (operation === 'decide-request') {
        decided.add(told.email ?? '')
        if (told.status === 'approved') admit(told.email ?? '')
      }
    },
    /** What the database has and the ledger has not, or the other way round. */
    async differences(): Promise<string[]> {
      const now = await read(db)
      return [
        ...differing('account', accounts, new Set(now.addresses.values())),
        ...differing('role', held, new Set(now.roles.values())),
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
    ...[...expected].filter((one) => !found.has(one)).map((one) => `${what} is gone: ${one}`),
    ...[...found].filter((one) => !expected.has(one)).map((one) => `${what} from nowhere: ${one}`),
  ]
}

/** Reads a field as the server does: the path comes before the body. */
function sentBy(attack: Attack) {
  return (name: string): string => {
    const [path = ''] = attack.path.split('?')
    const inPath = name === 'id' ? decodeURIComponent(path.split('/').at(-1) ?? '') : null
    const value =
      inPath ?? (JSON.parse(bodyOf(attack).replace(/^\uFEFF/, '')) as Record<string, unknown>)[name]
    return String(value).toLowerCase()
  }
}
