import { CircleAlert } from '../ui/icons/drawn/circle-alert.tsx'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { Redirect } from 'wouter'
import { sessionErrors } from '@pol/contract/session-errors'
import { isForStaff, mayPass, type Access } from '@pol/contract/access'
import { t } from '@pol/contract/text'
import { call } from '../lib/call.ts'
import { useCurrentSession } from '../lib/current-session.ts'
import { dataLossNotices } from '../lib/learning/data-loss-notices.ts'
import { paths } from '../lib/paths.ts'
import { session } from '../lib/session.ts'
import { SignedIn } from '../lib/signed-in.ts'
import { readSite } from '../lib/site.ts'
import { ButtonLink } from '../ui/frame/button.tsx'
import { Loading } from '../ui/frame/loading.tsx'
import { toast } from '../ui/frame/toast.ts'
import { AccessDenied } from '../ui/frame/access-denied.tsx'
import { Main } from '../ui/frame/main-element.tsx'

/** Lazy, because few servers require passkeys. */
const PasskeyMissing = lazy(() => import('../features/passkeys/passkey-missing.tsx'))

dataLossNotices.listen((description) => toast({ title: t('Fehler'), description, destructive: true }))

interface Props {
  readonly access: Exclude<Access, 'anyone' | 'session'>
  /** Fetches the screen. */
  readonly fetchScreen: () => Promise<unknown>
  readonly children: ReactNode
}

/**
 * Admits learners (role user or admin), moderators or administrators. Nothing of the screen is rendered before the role
 * is known from the server, or while offline from its last response (specification section 6).
 */
export function Guard({ access, fetchScreen, children }: Props) {
  const current = useCurrentSession(access === 'learner' ? fetchScreen : undefined)
  useEffect(() => {
    // A moderator need not be a learner, and could not open what the main navigation leads to.
    if (typeof current === 'object')
      document.documentElement.toggleAttribute('data-navigation', mayPass('learner', current.roles))
  }, [current])
  const waiting = access === 'learner' ? null : <Loading />
  if (current === 'loading') return waiting
  if (current === 'retrying') return <Loading text={t('Keine Antwort vom Server. Bitte warten …')} />
  if (current === 'signed-out') return <Redirect to={paths.auth} replace />
  if (current === 'offline') return <Offline />
  if (current === 'unknown') {
    return (
      <SignOutWithReason
        title={t('Fehler')}
        reason={t('Ihre Berechtigung konnte nicht geprüft werden. Bitte melden Sie sich erneut an.')}
      />
    )
  }
  if (!mayPass(access, current.roles)) {
    if (access !== 'learner') return <AccessDenied access={access} />
    return <SignOutWithReason title={t('Zugriff verweigert')} reason={sessionErrors.forbidden.text} />
  }
  const isPasskeyMissing = isForStaff(access) && !current.has_passkey && readSite().requiresPasskeys
  return (
    <SignedIn value={current}>
      <Suspense fallback={waiting}>{isPasskeyMissing ? <PasskeyMissing /> : children}</Suspense>
    </SignedIn>
  )
}

function SignOutWithReason({ title, reason }: { readonly title: string; readonly reason: string }) {
  useEffect(() => {
    if (session.token() !== null) {
      // The token is deleted in any case. If this call fails, the session expires on the server.
      call('sign-out', {}).catch((error: unknown) =>
        console.warn('The server could not be told of the sign-out', error),
      )
      session.end()
    } else if (session.isKept()) {
      session.pauseDeviceKey()
    } else {
      return
    }
    toast({ title, description: reason, destructive: true })
  }, [title, reason])
  return <Redirect to={paths.auth} replace />
}

function Offline() {
  return (
    <Main className="mx-auto grid min-h-dvh max-w-md content-center justify-items-center gap-3 px-4 text-center">
      <CircleAlert aria-hidden="true" className="size-10 text-quiet" />
      <h1 className="text-2xl font-bold">{t('Keine Internetverbindung')}</h1>
      <p>{t('Sobald Sie wieder verbunden sind, geht es hier von selbst weiter.')}</p>
      <ButtonLink href={paths.home}>{t('Zur Startseite')}</ButtonLink>
    </Main>
  )
}
