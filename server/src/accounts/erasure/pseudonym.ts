import { randomInt } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { adminActions, moderatorActions, type AuditAction } from '@pol/contract/operations/administration'
import type { staffRoles } from '@pol/contract/roles'
import type { Transaction } from '../../database/database.ts'
import { audit, userRoles } from '../../database/schema.ts'

/** Letters and digits that are not mistaken for each other. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * The pseudonym that replaces an administrator or moderator whose account ends, in all entries of the audit trail. It names
 * the role and is random, so that nothing of the person can be derived from it. Also for roles of the past. Others leave
 * nothing: the foreign keys take them from the trail.
 * @returns the one that the entry of the deletion has, or a new one; `null` for others.
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

/** The higher of the roles that a person has or has had, by the roles of today and what the audit trail tells. */
async function staffRoleOf(tx: Transaction, userId: string): Promise<'admin' | 'moderator' | undefined> {
  const isOthers = sql`${audit.subjectId} is distinct from ${audit.actorId}`
  const hadRole = async (role: (typeof staffRoles)[number], actions: readonly AuditAction[]) => {
    const held = tx
      .select({ one: sql`1` })
      .from(userRoles)
      .where(and(eq(userRoles.userId, userId), eq(userRoles.role, role)))
    const given = tx
      .select({ one: sql`1` })
      .from(audit)
      .where(
        and(
          eq(audit.subjectId, userId),
          eq(audit.role, role),
          inArray(audit.action, ['add-role', 'remove-role']),
        ),
      )
    const exercised = tx
      .select({ one: sql`1` })
      .from(audit)
      .where(and(eq(audit.actorId, userId), inArray(audit.action, [...actions]), isOthers))
    // Each ends with the first row that it finds.
    const [found] = await tx
      .select({ had: sql<boolean>`exists ${held} or exists ${given} or exists ${exercised}` })
      .from(sql`(select 1) as always`)
    return found?.had === true
  }
  if (await hadRole('admin', adminActions)) return 'admin'
  if (await hadRole('moderator', moderatorActions)) return 'moderator'
  return undefined
}
