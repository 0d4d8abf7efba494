import { useEffect } from 'react'
import { Redirect } from 'wouter'
import { paths } from '../../lib/paths.ts'
import { toast } from './toasts.tsx'

/** Leads whoever is no administrator to Home and says why (specification section 6). */
export function TurnedAway() {
  useEffect(() => {
    toast({
      title: 'Zugriff verweigert',
      description: 'Du hast keine Admin-Berechtigung',
      destructive: true,
    })
  }, [])
  return <Redirect to={paths.home} replace />
}
