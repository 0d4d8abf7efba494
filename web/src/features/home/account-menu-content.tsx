import type { Language } from '@pol/language/language'
import { Link, useLocation } from 'wouter'
import { mayPass } from '@pol/contract/access'
import { isSessionEnd } from '@pol/contract/client'
import { retention } from '@pol/contract/retention'
import { t } from '@pol/contract/text'
import { call, failureText } from '../../lib/call.ts'
import { endPush } from '../../lib/end-push.ts'
import { learner } from '../../lib/learning/learner.ts'
import { paths } from '../../lib/paths.ts'
import { session } from '../../lib/session.ts'
import { useSignedIn } from '../../lib/signed-in.ts'
import { LanguageSwitch } from '../../ui/forms/language-switch.tsx'
import { Menu } from '../../ui/frame/menu.tsx'
import type { MenuContentProps } from '../../ui/frame/menu-button.tsx'
import { toast } from '../../ui/frame/toast.ts'
import { LogOut } from '../../ui/icons/drawn/log-out.tsx'
import { ShieldCheck } from '../../ui/icons/drawn/shield-check.tsx'
import { Speaking } from './speaking.tsx'

const entry = 'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start hover:bg-brand-soft'

/** Shown after signing out offline: the server keeps the key of this device, which can no longer be used. */
const signedOutOffline = t(
  'Erfolgreich abgemeldet. Sie sind offline: Der Server löscht den Schlüssel dieses Geräts spätestens nach {days} Tagen.',
  { days: retention.deviceKeyDays },
)

/** The content of the account menu. */
export default function AccountMenuContent(menu: MenuContentProps) {
  const { user, profile, roles } = useSignedIn()
  const [, navigate] = useLocation()
  const signOutUser = async () => {
    if (session.isKept() && !navigator.onLine) {
      session.end()
      toast({ title: t('Erfolg'), description: signedOutOffline })
      return navigate(paths.home)
    }
    // Flush queued answers; otherwise they stay here until this user signs in again.
    await learner.send()
    await endPush()
    try {
      await call('sign-out', {})
    } catch (error) {
      // An ended session is reported by its own toast.
      if (isSessionEnd(error)) return
      toast({ title: t('Fehler beim Abmelden'), description: failureText(error), destructive: true })
      return
    }
    session.end()
    toast({ title: t('Erfolg'), description: t('Erfolgreich abgemeldet') })
    navigate(paths.home)
  }
  return (
    <Menu {...menu}>
      <div className="border-b border-line px-3 pt-1 pb-3">
        <div className="font-bold">
          <bdi>{profile.username || t('Benutzer')}</bdi>
        </div>
        <div className="text-quiet">
          <bdi>{user.email}</bdi>
        </div>
      </div>
      <div role="menu" aria-label={t('Benutzermenü')} className="pt-2">
        {roles.includes('admin') && (
          <Link href={paths.admin} role="menuitem" tabIndex={-1} className={entry}>
            <ShieldCheck aria-hidden="true" className="size-5 text-brand" />
            <span>{t('Admin Panel')}</span>
          </Link>
        )}
        {mayPass('moderator', roles) && (
          <Link href={paths.moderation} role="menuitem" tabIndex={-1} className={entry}>
            <ShieldCheck aria-hidden="true" className="size-5 text-brand" />
            <span>{t('Moderation')}</span>
          </Link>
        )}
        <Link href={paths.security} role="menuitem" tabIndex={-1} className={entry}>
          <ShieldCheck aria-hidden="true" className="size-5 text-brand" />
          <span>{t('Sicherheit')}</span>
        </Link>
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={entry}
          onClick={() => void signOutUser()}
        >
          <LogOut aria-hidden="true" className="size-5 text-brand rtl:-scale-x-100" />
          <span>{t('Abmelden')}</span>
        </button>
      </div>
      <div className="mt-2 grid border-t border-line pt-2">
        <LanguageSwitch onChoose={chooseForAccount} />
      </div>
      <Speaking />
    </Menu>
  )
}

const chooseForAccount = (language: Language) =>
  void import('../../ui/forms/choose-account-language.ts').then((loaded) =>
    loaded.chooseAccountLanguage(language),
  )
