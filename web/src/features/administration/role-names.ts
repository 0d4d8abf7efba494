import type { Role } from '@pol/contract/roles'
import { t } from '@pol/contract/text'

export const roleNames: Readonly<Record<Role, string>> = {
  user: t('user'),
  moderator: t('moderator'),
  admin: t('admin'),
}
