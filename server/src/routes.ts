import { health } from './features/health/health.ts'
import { readSession } from './features/accounts/read-session.ts'
import { resetPassword } from './features/accounts/reset-password.ts'
import { signIn } from './features/accounts/sign-in.ts'
import { signOut } from './features/accounts/sign-out.ts'
import { updatePassword } from './features/accounts/update-password.ts'
import { textToSpeech } from './features/speech/text-to-speech.ts'
import type { Route } from './http/handle.ts'

type Parts = Parameters<typeof health>[0] &
  Parameters<typeof signIn>[0] &
  Parameters<typeof resetPassword>[0] &
  Parameters<typeof textToSpeech>[0]

/** The route table: every operation of the contract with the handler that serves it. */
export const routes = (parts: Parts): readonly Route[] => [
  health(parts),
  signIn(parts),
  signOut(parts),
  readSession(parts),
  resetPassword(parts),
  updatePassword(parts),
  textToSpeech(parts),
]
