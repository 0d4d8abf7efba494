import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { userRoles, users } from '../database/schema.ts'

const ofAdministrators = (db: Database) =>
  db.select({ email: users.email }).from(users).innerJoin(userRoles, eq(userRoles.userId, users.id))
const isAdministratorRole = eq(userRoles.role, 'admin')

export async function administratorAddresses(db: Database): Promise<string[]> {
  const found = await ofAdministrators(db).where(isAdministratorRole).orderBy(asc(users.email))
  return found.map(({ email }) => email)
}

export async function isAdministrator(db: Database, email: string): Promise<boolean> {
  const found = await ofAdministrators(db).where(and(isAdministratorRole, eq(users.email, email)))
  return found.length > 0
}
