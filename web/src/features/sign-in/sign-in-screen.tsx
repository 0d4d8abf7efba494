import { Redirect } from 'wouter'
import { passwordMinimum } from '@pol/contract/fields'
import { useCurrentSession } from '../../lib/current-session.ts'
import { paths } from '../../lib/paths.ts'
import { Entrance } from '../../ui/forms/entrance.tsx'
import { useDocumentTitle } from '../../ui/frame/page-header.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useRecoveryToken } from './recovery-link.ts'
import { SignInForm } from './sign-in-form.tsx'

export default function SignInScreen() {
  const recoveryToken = useRecoveryToken()
  return recoveryToken === null ? <SignIn /> : <NewPassword token={recoveryToken} />
}

/** Without a network, too, Home decides what it can show. */
const homeIsTried = () => Promise.resolve()

/** Who is signed in already has nothing to do here (specification section 2). */
function SignIn() {
  useDocumentTitle('Anmelden')
  const current = useCurrentSession(homeIsTried)
  if (current === 'loading' || current === 'retrying') return null
  if (typeof current === 'object') return <Redirect to={paths.home} replace />
  return (
    <Entrance title="Anmelden" introduction="Deutsch und Persisch lernen, in beide Richtungen und mit Ton.">
      <SignInForm />
    </Entrance>
  )
}

function NewPassword({ token }: { readonly token: string }) {
  useDocumentTitle('Neues Passwort')
  return (
    <Entrance
      title="Neues Passwort"
      introduction={`Bitte wählen Sie ein Passwort mit mindestens ${passwordMinimum} Zeichen.`}
    >
      <NewPasswordForm token={token} />
    </Entrance>
  )
}
