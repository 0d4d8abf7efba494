import { t } from '@pol/contract/text'
import { paths } from '../../lib/paths.ts'
import { useIsSignedIn } from '../../lib/session.ts'
import { useSignedIn } from '../../lib/signed-in.ts'
import { ButtonLink } from '../../ui/frame/button.tsx'
import { MenuButton } from '../../ui/frame/menu-button.tsx'
import { initialsOf } from './initials.ts'

const loadContent = () => import('./account-menu-content.tsx')

/** Menu of the signed-in user. Right after signing out: a sign-in link. */
export function AccountMenu() {
  const { user, profile } = useSignedIn()
  const isSignedIn = useIsSignedIn()
  if (!isSignedIn) return <ButtonLink href={paths.auth}>{t('Anmelden')}</ButtonLink>
  const initials = initialsOf(profile.username, user.email)
  return (
    <MenuButton
      id="account-menu"
      label={t('{initials}, Benutzermenü', { initials })}
      className="grid size-12 place-items-center rounded-full bg-brand font-bold text-on-brand hover:bg-brand-strong"
      load={loadContent}
    >
      {initials}
    </MenuButton>
  )
}
