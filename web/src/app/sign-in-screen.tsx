import { lazy } from 'react'
import { useRecoveryToken } from '../features/passwords/recovery-link.ts'
import { SignIn } from '../features/sign-in/sign-in.tsx'

/** Lazy, because few visits need it. */
const NewPassword = lazy(() => import('../features/passwords/new-password.tsx'))

/** The sign-in, or the form for a new password after a recovery link. */
export default function SignInScreen() {
  const recoveryToken = useRecoveryToken()
  return recoveryToken === null ? <SignIn /> : <NewPassword token={recoveryToken} />
}
