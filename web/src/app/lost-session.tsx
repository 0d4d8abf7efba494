import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { sessionErrors } from '@pol/contract/session-errors'
import { t } from '@pol/contract/text'
import { paths } from '../lib/paths.ts'
import { session, useToken, type SessionEnd } from '../lib/session.ts'
import { toast } from '../ui/frame/toast.ts'

const explanations: Record<SessionEnd, string> = {
  unauthenticated: t('Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.'),
  'device-key-refused': sessionErrors['device-key-refused'].text,
  'other-device': sessionErrors['other-device'].text,
  'signed-in-elsewhere': t(
    'Du wurdest auf diesem Gerät abgemeldet, weil du dich auf einem anderen Gerät angemeldet hast.',
  ),
}

/** When the server rejects the session, shows why and navigates to the sign-in screen. */
export function LostSession() {
  const [, navigate] = useLocation()
  const token = useToken()
  const isLost = useRef(false)
  useEffect(
    () =>
      session.onLost((reason) => {
        // Without a token the guard navigates.
        isLost.current = session.token() !== null
        toast({ title: t('Abgemeldet'), description: explanations[reason], destructive: true })
      }),
    [],
  )
  useEffect(() => {
    if (token !== null || !isLost.current) return
    isLost.current = false
    // The emergency page needs no session: it stays open.
    if (location.pathname !== paths.emergency) navigate(paths.auth, { replace: true })
  }, [token, navigate])
  return null
}
