import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { errors } from '@pol/contract/errors'
import { paths } from '../lib/paths.ts'
import { session, useToken, type SessionEnd } from '../lib/session.ts'
import { toast } from '../ui/frame/toasts.tsx'

const explanations: Record<SessionEnd, string> = {
  unauthenticated: 'Deine Sitzung ist beendet. Bitte melde dich erneut an.',
  'other-device': errors['other-device'].text,
  'signed-in-elsewhere':
    'Du wurdest auf diesem Gerät abgemeldet, weil du dich auf einem anderen Gerät angemeldet hast.',
}

/** Wherever the server stops accepting the session, the person is told and brought to the sign-in. */
export function LostSession() {
  const [, navigate] = useLocation()
  const token = useToken()
  const told = useRef(false)
  useEffect(
    () =>
      session.onLost((reason) => {
        told.current = true
        toast({ title: 'Abgemeldet', description: explanations[reason], destructive: true })
      }),
    [],
  )
  useEffect(() => {
    if (token !== null || !told.current) return
    told.current = false
    navigate(paths.auth, { replace: true })
  }, [token, navigate])
  return null
}
