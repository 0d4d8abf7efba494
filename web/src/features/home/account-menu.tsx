import type { Language } from '@pol/language/language'
import { LogOut } from '../../ui/icons/drawn/log-out.tsx'
import { ShieldCheck } from '../../ui/icons/drawn/shield-check.tsx'
import { useRef, useState, type ComponentType, type KeyboardEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { mayPass } from '@pol/contract/access'
import { isSessionEnd } from '@pol/contract/client'
import { retention } from '@pol/contract/retention'
import { t } from '@pol/contract/text'
import { call, failureText } from '../../lib/call.ts'
import { endPush } from '../../lib/end-push.ts'
import { learner } from '../../lib/learning/learner.ts'
import { paths } from '../../lib/paths.ts'
import { session, useIsSignedIn } from '../../lib/session.ts'
import { useSignedIn } from '../../lib/signed-in.ts'
import { LanguageSwitch } from '../../ui/forms/language-switch.tsx'
import { ButtonLink } from '../../ui/frame/button.tsx'
import { toast } from '../../ui/frame/toast.ts'
import { initialsOf } from './initials.ts'

const entry = 'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start hover:bg-brand-soft'

/** Shown after signing out offline: the server keeps the key of this device, which can no longer be used. */
const signedOutOffline = t(
  'Erfolgreich abgemeldet. Sie sind offline: Der Server löscht den Schlüssel dieses Geräts spätestens nach {days} Tagen.',
  { days: retention.deviceKeyDays },
)

/** Menu of the signed-in user. Right after signing out: a sign-in link. */
export function AccountMenu() {
  const { user, profile, roles } = useSignedIn()
  const isSignedIn = useIsSignedIn()
  const [open, setOpen] = useState(false)
  const [Speaking, setSpeaking] = useState<ComponentType | null>(null)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [, navigate] = useLocation()
  if (!isSignedIn) return <ButtonLink href={paths.auth}>{t('Anmelden')}</ButtonLink>

  const signOutUser = async () => {
    menu.current?.hidePopover()
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
  const username = profile.username || t('Benutzer')
  const initials = initialsOf(profile.username, user.email)
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget="account-menu"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={t('{initials}, Benutzermenü', { initials })}
        className="grid size-12 place-items-center rounded-full bg-brand font-bold text-on-brand hover:bg-brand-strong"
      >
        {initials}
      </button>
      <div
        ref={menu}
        id="account-menu"
        popover="auto"
        className="fixed inset-auto top-18 end-4 m-0 w-72 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-2 text-ink shadow-xl"
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState !== 'open') return
          entriesOf(menu.current)[0]?.focus()
          // Loaded on opening, because the first view does not need it.
          import('./speaking.tsx').then((loaded) => setSpeaking(() => loaded.Speaking), console.warn)
        }}
        onKeyDown={moveInMenu}
        onBlur={({ currentTarget, relatedTarget }) => {
          // A click on the button already toggles the menu.
          const stays = currentTarget.contains(relatedTarget) || relatedTarget === button.current
          if (!stays) currentTarget.hidePopover()
        }}
      >
        <div className="border-b border-line px-3 pt-1 pb-3">
          <div className="font-bold">
            <bdi>{username}</bdi>
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
        {Speaking && <Speaking />}
      </div>
    </>
  )
}

const chooseForAccount = (language: Language) =>
  void import('../../ui/forms/choose-account-language.ts').then((loaded) =>
    loaded.chooseAccountLanguage(language),
  )

function entriesOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
}

function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  // In the language choice, arrow keys select a language.
  if (event.target instanceof HTMLInputElement) return
  const entries = entriesOf(event.currentTarget)
  const at = entries.indexOf(document.activeElement as HTMLElement)
  const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
  const to = moves[event.key]
  if (to === undefined) return
  event.preventDefault()
  entries.at(to % entries.length)?.focus()
}
