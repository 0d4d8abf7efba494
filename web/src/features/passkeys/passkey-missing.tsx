import { useEffect } from 'react'
import { Redirect } from 'wouter'
import { errors } from '@pol/contract/errors'
import { t } from '@pol/contract/text'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../ui/frame/toast.ts'

/** Redirects to the screen for adding a passkey and shows the reason. */
export default function PasskeyMissing() {
  useEffect(() => void toast({ title: t('Passkey'), description: errors['passkey-missing'].text }), [])
  return <Redirect to={paths.security} replace />
}
