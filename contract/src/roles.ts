/** A user can have several roles (specification section 3). */
export const roles = ['user', 'moderator', 'admin'] as const
export type Role = (typeof roles)[number]

/**
 * Access levels of an operation. `learner` is the guard 'user' of the specification: a session with the role user or
 * admin (section 6).
 */
export type Access = 'anyone' | 'session' | 'learner' | 'admin'

const sufficientRoles: Record<'learner' | 'admin', readonly Role[]> = {
  learner: ['user', 'admin'],
  admin: ['admin'],
}

/** Whether a session with these roles meets the access level. */
export function mayPass(access: Access, held: readonly Role[]): boolean {
  if (access === 'anyone' || access === 'session') return true
  return sufficientRoles[access].some((role) => held.includes(role))
}
