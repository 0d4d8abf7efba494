import { lazy } from 'react'
import { Redirect } from 'wouter'
import { t } from '@pol/contract/text'
import { paths } from '../../lib/paths.ts'
import { useIsSignedIn } from '../../lib/session.ts'
import { AuthLayout } from '../../ui/forms/auth-layout.tsx'
import { useDocumentTitle } from '../../ui/frame/document-title.ts'
import { useRecoveryToken } from './recovery-link.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Lazy, because few visits need it. */
const NewPassword = lazy(() => import('./new-password.tsx'))

export default function SignInScreen() {
  const recoveryToken = useRecoveryToken()
  return recoveryToken === null ? <SignIn /> : <NewPassword token={recoveryToken} />
}

/** Redirects a visitor with a token or a device key to Home (specification section 2), where the guard checks it. */
function SignIn() {
  useDocumentTitle(t('Anmelden'))
  if (useIsSignedIn()) return <Redirect to={paths.home} replace />
  return (
    <AuthLayout
      title={t('Anmelden')}
      introduction={t('Deutsch und Persisch lernen, in beide Richtungen und mit Ton.')}
    >
      <SignInForm />
    </AuthLayout>
  )
}
