import type { UserRole } from '@pol/contract/operations/administration'
import type { userRoles } from '../../database/schema.ts'

/** Names every field that leaves the server. */
export function presentUserRole({ id, userId, role }: typeof userRoles.$inferSelect): UserRole {
  return { id, user_id: userId, role }
}
