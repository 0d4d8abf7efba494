import { useEffect } from 'react'
import { Redirect } from 'wouter'
import { t } from '@pol/contract/text'
import { paths } from '../../lib/paths.ts'
import { toast } from './toast.ts'

const reasons = {
  admin: t('Du hast keine Admin-Berechtigung'),
  moderator: t('Diese Seite ist für Moderatoren.'),
}

/** Redirects a user without the role of a screen to Home and shows why (specification section 6). */
export function AccessDenied({ access }: { readonly access: keyof typeof reasons }) {
  useEffect(() => {
    toast({ title: t('Zugriff verweigert'), description: reasons[access], destructive: true })
  }, [access])
  return <Redirect to={paths.home} replace />
}
