import { LogOut, ShieldCheck } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { signOut } from '@pol/contract/accounts'
import { isSessionEnd } from '@pol/contract/client'
import { call, failureText } from '../../lib/call.ts'
import { paths } from '../../lib/paths.ts'
import { session, useHasToken } from '../../lib/session.ts'
import { useSignedIn } from '../../lib/signed-in.ts'
import { ButtonLink } from '../../ui/frame/button.tsx'
import { toast } from '../../ui/frame/toasts.tsx'
import { initialsOf } from './initials.ts'

const entry = 'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-brand-soft'

/** Who is signed in, and the way out; for the moment after signing out, the way in. */
export function AccountMenu() {
  const { user, profile, roles } = useSignedIn()
  const hasToken = useHasToken()
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [, navigate] = useLocation()
  if (!hasToken) return <ButtonLink href={paths.auth}>Anmelden</ButtonLink>

  const leave = async () => {
    menu.current?.hidePopover()
    try {
      await call(signOut, {})
    } catch (error) {
      // Whoever has no session any more is told so already.
      if (isSessionEnd(error)) return
      toast({ title: 'Fehler beim Abmelden', description: failureText(error), destructive: true })
      return
    }
    session.end()
    toast({ title: 'Erfolg', description: 'Erfolgreich abgemeldet' })
    navigate(paths.home)
  }
  const username = profile.username || 'Benutzer'
  const initials = initialsOf(profile.username, user.email)
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget="account-menu"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={`${initials}, Benutzermenü`}
        className="grid size-12 place-items-center rounded-full bg-brand font-bold text-on-brand hover:bg-brand-strong"
      >
        {initials}
      </button>
      <div
        ref={menu}
        id="account-menu"
        popover="auto"
        className="fixed inset-auto top-18 right-4 m-0 w-72 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-2 text-ink shadow-xl"
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'open') entriesOf(menu.current)[0]?.focus()
        }}
        onKeyDown={moveInMenu}
        onBlur={({ currentTarget, relatedTarget }) => {
          // The button closes the menu itself.
          const stays = currentTarget.contains(relatedTarget) || relatedTarget === button.current
          if (!stays) currentTarget.hidePopover()
        }}
      >
        <div className="border-b border-line px-3 pt-1 pb-3">
          <div className="font-bold">
            <bdi>{username}</bdi>
          </div>
          <div className="text-quiet">{user.email}</div>
        </div>
        <div role="menu" aria-label="Benutzermenü" className="pt-2">
          {roles.includes('admin') && (
            <Link href={paths.admin} role="menuitem" tabIndex={-1} className={entry}>
              <ShieldCheck aria-hidden="true" className="size-5 text-brand" />
              Admin Panel
            </Link>
          )}
          <button type="button" role="menuitem" tabIndex={-1} className={entry} onClick={() => void leave()}>
            <LogOut aria-hidden="true" className="size-5 text-brand" />
            Abmelden
          </button>
        </div>
      </div>
    </>
  )
}

function entriesOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
}

function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const entries = entriesOf(event.currentTarget)
  const at = entries.indexOf(document.activeElement as HTMLElement)
  const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
  const to = moves[event.key]
  if (to === undefined) return
  event.preventDefault()
  entries.at(to % entries.length)?.focus()
}
