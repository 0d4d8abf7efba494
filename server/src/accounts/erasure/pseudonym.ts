import { randomInt } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { adminActions, moderatorActions, type AuditAction } from '@pol/contract/operations/administration'
import type { staffRoles } from '@pol/contract/roles'
import type { Transaction } from '../../database/database.ts'
import { audit, userRoles } from '../../database/schema.ts'

/** Letters and digits that cannot be confused with each other. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * The pseudonym that replaces a deleted administrator or moderator, current or former, in all entries of the audit
 * trail: the role and random characters, so that it reveals nothing about the person. Other people get none; the
 * foreign keys of the trail are set to null.
 * @returns the pseudonym in the entry of the deletion, otherwise a new one; `null` for other people.
 */
export async function pseudonymOf(tx: Transaction, userId: string): Promise<string | null> {
  const [deletion] = await tx
    .select({ pseudonym: audit.subjectAlias })
    .from(audit)
    .where(and(eq(audit.subjectId, userId), eq(audit.action, 'delete-user')))
  if (deletion?.pseudonym) return deletion.pseudonym
  const role = await staffRoleOf(tx, userId)
  if (!role) return null
  const random = Array.from({ length: 6 }, () => characters[randomInt(characters.length)]).join('')
  return `${role}-${random}`
}

/** The highest staff role that a person has or had, according to the current roles and the audit trail. */
async function staffRoleOf(tx: Transaction, userId: string): Promise<'admin' | 'moderator' | undefined> {
  const isOthers = sql`${audit.subjectId} is distinct from ${audit.actorId}`
  const hadRole = async (role: (typeof staffRoles)[number], actions: readonly AuditAction[]) => {
    const held = tx
      .select({ row: sql`1` })
      .from(userRoles)
      .where(and(eq(userRoles.userId, userId), eq(userRoles.role, role)))
    const given = tx
      .select({ row: sql`1` })
      .from(audit)
      .where(
        and(
          eq(audit.subjectId, userId),
          eq(audit.role, role),
          inArray(audit.action, ['add-role', 'remove-role']),
        ),
      )
    const exercised = tx
      .select({ row: sql`1` })
      .from(audit)
      .where(and(eq(audit.actorId, userId), inArray(audit.action, [...actions]), isOthers))
    // `exists` stops at the first row.
    const [found] = await tx
      .select({ had: sql<boolean>`exists ${held} or exists ${given} or exists ${exercised}` })
      .from(sql`(select 1) as always`)
    return found?.had === true
  }
  if (await hadRole('admin', adminActions)) return 'admin'
  if (await hadRole('moderator', moderatorActions)) return 'moderator'
  return undefined
}
