import { staffRoles, type Role } from './roles.ts'

/**
 * Access levels of an operation. `learner` is the guard 'user' of the specification: a session with the role user or
 * admin (section 6). `moderator` may decide about recordings and answer reports.
 */
export type Access = 'anyone' | 'session' | 'learner' | 'moderator' | 'admin'

const sufficientRoles: Record<'learner' | 'moderator' | 'admin', readonly Role[]> = {
  learner: ['user', 'admin'],
  moderator: staffRoles,
  admin: ['admin'],
}

/** Whether a session with these roles meets the access level. */
export function mayPass(access: Access, held: readonly Role[]): boolean {
  if (access === 'anyone' || access === 'session') return true
  return sufficientRoles[access].some((role) => held.includes(role))
}

/** Whether the access level may require a passkey (`ADMIN_PASSKEYS`). */
export function isForStaff(access: Access): boolean {
  return access === 'moderator' || access === 'admin'
}
