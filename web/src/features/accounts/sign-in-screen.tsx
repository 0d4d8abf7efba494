import { lazy } from 'react'
import { Redirect } from 'wouter'
import { passwordMinimum } from '@pol/contract/fields'
import { t } from '@pol/contract/text'
import { paths } from '../../lib/paths.ts'
import { useIsSignedIn } from '../../lib/session.ts'
import { AuthLayout } from '../../ui/forms/auth-layout.tsx'
import { useDocumentTitle } from '../../ui/frame/document-title.ts'
import { useRecoveryToken } from './recovery-link.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Lazy, because few visits need it. */
const NewPasswordForm = lazy(() => import('./new-password-form.tsx'))

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

function NewPassword({ token }: { readonly token: string }) {
  useDocumentTitle(t('Neues Passwort'))
  return (
    <AuthLayout
      title={t('Neues Passwort')}
      introduction={t('Bitte wählen Sie ein Passwort mit mindestens {count} Zeichen.', {
        count: passwordMinimum,
      })}
    >
      <NewPasswordForm token={token} />
    </AuthLayout>
  )
}
