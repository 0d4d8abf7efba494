import { t } from './text.ts'

/** A user can have several roles (specification section 3). */
export const roles = ['user', 'moderator', 'admin'] as const
export type Role = (typeof roles)[number]

/** Roles that administrate or moderate. */
export const staffRoles = ['moderator', 'admin'] as const satisfies readonly Role[]

/** The alias of the operator of the server. All other aliases are pseudonyms. */
export const operatorAlias = 'operator'

export const roleMissing = t('Bitte wähle eine Rolle aus')
