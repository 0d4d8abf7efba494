import { randomInt } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { adminActions, moderatorActions } from '@pol/contract/audit'
import { staffRoles } from '@pol/contract/roles'
import type { Transaction } from '../database/database.ts'
import { audit, userRoles } from '../database/schema.ts'

/** Letters and digits that are not mistaken for each other. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * Replaces an administrator or moderator whose account ends by a pseudonym, in all entries of the audit trail. It names the
 * role and is random, so that nothing of the person can be derived from it. Also for roles of the past. Others leave
 * nothing: the foreign keys take them from the trail.
 */
export async function leavePseudonym(tx: Transaction, userId: string): Promise<void> {
  const role = await staffRoleOf(tx, userId)
  if (!role) return
  const random = Array.from({ length: 6 }, () => characters[randomInt(characters.length)]).join('')
  const pseudonym = `${role}-${random}`
  await tx.update(audit).set({ actorAlias: pseudonym }).where(eq(audit.actorId, userId))
  await tx.update(audit).set({ subjectAlias: pseudonym }).where(eq(audit.subjectId, userId))
}

/** The higher of the roles that a person has or has had, by the roles of today and what the audit trail tells. */
async function staffRoleOf(tx: Transaction, userId: string): Promise<'admin' | 'moderator' | undefined> {
  const held = tx
    .select({ role: sql<string>`${userRoles.role}`.as('role') })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
  const given = tx
    .select({ role: sql<string>`${audit.role}`.as('role') })
    .from(audit)
    .where(and(eq(audit.subjectId, userId), inArray(audit.action, ['add-role', 'remove-role'])))
  const isOthers = sql`${audit.subjectId} is distinct from ${audit.actorId}`
  const exercised = tx
    .select({
      role: sql<string>`case when ${inArray(audit.action, [...adminActions])} then 'admin' else 'moderator' end`.as(
        'role',
      ),
    })
    .from(audit)
    .where(
      and(eq(audit.actorId, userId), inArray(audit.action, [...adminActions, ...moderatorActions]), isOthers),
    )
  const found = await held.union(given).union(exercised)
  return staffRoles.findLast((role) => found.some((each) => each.role === role))
}
