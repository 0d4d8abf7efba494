/** The roles a user can hold, several at once (specification section 3). */
export const roles = ['user', 'moderator', 'admin'] as const
export type Role = (typeof roles)[number]

/**
 * Who may call an operation. `learner` is the specification's guard 'user':
 * a session with the role user or admin (section 6).
 */
export type Access = 'anyone' | 'session' | 'learner' | 'admin'

const rolesThatSuffice: Record<'learner' | 'admin', readonly Role[]> = {
  learner: ['user', 'admin'],
  admin: ['admin'],
}

/** Whether the holder of a session with these roles may pass. */
export function mayPass(access: Access, held: readonly Role[]): boolean {
  if (access === 'anyone' || access === 'session') return true
  return rolesThatSuffice[access].some((role) => held.includes(role))
}
