import type { UserRole } from '@pol/contract/operations/administration'
import type { userRoles } from '../../database/schema.ts'

/** Lists the fields explicitly, so that a new column is not sent by accident. */
export function presentUserRole({ id, userId, role }: typeof userRoles.$inferSelect): UserRole {
  return { id, user_id: userId, role }
}
