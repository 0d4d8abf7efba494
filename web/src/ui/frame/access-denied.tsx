import { useEffect } from 'react'
import { Redirect } from 'wouter'
import { t } from '@pol/contract/text'
import { paths } from '../../lib/paths.ts'
import { toast } from './toast.ts'

/** Redirects a user who is not an administrator to Home and shows why (specification section 6). */
export function AccessDenied() {
  useEffect(() => {
    toast({
      title: t('Zugriff verweigert'),
      description: t('Du hast keine Admin-Berechtigung'),
      destructive: true,
    })
  }, [])
  return <Redirect to={paths.home} replace />
}
