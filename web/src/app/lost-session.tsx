import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { errors } from '@pol/contract/errors'
import { paths } from '../lib/paths.ts'
import { session, type SessionEnd } from '../lib/session.ts'
import { toast } from '../ui/frame/toasts.tsx'

const explanations: Record<SessionEnd, string> = {
  unauthenticated: 'Deine Sitzung ist beendet. Bitte melde dich erneut an.',
  'other-device': errors['other-device'].text,
}

/** Wherever the server stops accepting the session, the person is told and brought to the sign-in. */
export function LostSession() {
  const [, navigate] = useLocation()
  useEffect(
    () =>
      session.onLost((reason) => {
        toast({ title: 'Abgemeldet', description: explanations[reason], destructive: true })
        navigate(paths.auth, { replace: true })
      }),
    [navigate],
  )
  return null
}
