import { readSession, resetPassword, signIn, signOut, updatePassword } from './accounts.ts'
import { health } from './health.ts'
import type { Operation } from './operation.ts'
import { textToSpeech } from './speech.ts'

/** Everything that can be asked of the server. */
export const operations = [
  health,
  signIn,
  signOut,
  readSession,
  resetPassword,
  updatePassword,
  textToSpeech,
] as const satisfies readonly Operation[]
