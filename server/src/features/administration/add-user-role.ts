import { addUserRole as operation } from '@pol/contract/administration'
import type { Database } from '../../database/open.ts'
import { userRoles } from '../../database/schema.ts'
import { violatedConstraint } from '../../database/violated-constraint.ts'
import { handle } from '../../http/handle.ts'
import { Refusal } from '../../http/refusal.ts'
import { presentUserRole } from './present-user-role.ts'

/** The database knows best whether the user is still there and holds the role already. */
export function addUserRole({ db }: { db: Database }) {
  return handle(operation, async ({ user_id: userId, role }) => {
    try {
      const [added] = await db.insert(userRoles).values({ userId, role }).onConflictDoNothing().returning()
      if (!added) throw new Refusal('role-held')
      return presentUserRole(added)
    } catch (error) {
      if (violatedConstraint(error) === 'user_roles_user_id_users_id_fk') throw new Refusal('user-not-found')
      throw error
    }
  })
}
