import { Redirect } from 'wouter'
import { t } from '@pol/contract/text'
import { paths } from '../../lib/paths.ts'
import { useIsSignedIn } from '../../lib/session.ts'
import { AuthLayout } from '../../ui/forms/auth-layout.tsx'
import { useDocumentTitle } from '../../ui/frame/document-title.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Redirects a visitor with a token or a device key to Home (specification section 2), where the guard checks it. */
export function SignIn() {
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
