import { addUserRole as operation } from '@pol/contract/administration'
import type { Database } from '../../database/database.ts'
import { userRoles } from '../../database/schema.ts'
import { violatedConstraint } from '../../database/violated-constraint.ts'
import { handle } from '../../http/handle.ts'
import { ApiError } from '../../http/api-error.ts'
import { presentUserRole } from './present-user-role.ts'

/** Constraints of the database detect a deleted user and a role that the user already has. */
export function addUserRole({ db }: { db: Database }) {
  return handle(operation, async ({ user_id: userId, role }) => {
    try {
      const [added] = await db.insert(userRoles).values({ userId, role }).onConflictDoNothing().returning()
      if (!added) throw new ApiError('role-held')
      return presentUserRole(added)
    } catch (error) {
      if (violatedConstraint(error) === 'user_roles_user_id_users_id_fk') throw new ApiError('user-not-found')
      throw error
    }
  })
}
