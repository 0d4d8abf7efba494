import { Redirect } from 'wouter'
import { passwordMinimum } from '@pol/contract/fields'
import { useCurrentSession } from '../../lib/current-session.ts'
import { paths } from '../../lib/paths.ts'
import { Brand } from '../../ui/frame/brand.tsx'
import { useDocumentTitle } from '../../ui/frame/page-header.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useRecoveryToken } from './recovery-link.ts'
import { SignInForm } from './sign-in-form.tsx'

export default function SignInScreen() {
  const recoveryToken = useRecoveryToken()
  return recoveryToken === null ? <SignIn /> : <NewPassword token={recoveryToken} />
}

/** Who is signed in already has nothing to do here (specification section 2). */
function SignIn() {
  useDocumentTitle('Anmelden')
  const current = useCurrentSession()
  if (current === 'loading') return null
  if (typeof current === 'object') return <Redirect to={paths.home} replace />
  return (
    <Frame title="Anmelden" introduction="Deutsch und Persisch lernen, in beide Richtungen und mit Ton.">
      <SignInForm />
    </Frame>
  )
}

function NewPassword({ token }: { readonly token: string }) {
  useDocumentTitle('Neues Passwort')
  return (
    <Frame
      title="Neues Passwort"
      introduction={`Bitte wählen Sie ein Passwort mit mindestens ${passwordMinimum} Zeichen.`}
    >
      <NewPasswordForm token={token} />
    </Frame>
  )
}

interface FrameProps {
  readonly title: string
  readonly introduction: string
  readonly children: React.ReactNode
}

function Frame({ title, introduction, children }: FrameProps) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-6 px-4 py-10">
      <Brand className="justify-self-center text-2xl" />
      <div className="rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
        <h1 className="text-3xl font-bold">{title}</h1>
        <p className="mt-1 mb-6 text-quiet">{introduction}</p>
        {children}
      </div>
    </main>
  )
}
