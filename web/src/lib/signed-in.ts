import { createContext, use } from 'react'
import type { Session } from '@pol/contract/operations/session'

/** The session of the signed-in user; provided by the guard. */
export const SignedIn = createContext<Session | null>(null)

export function useSignedIn(): Session {
  const session = use(SignedIn)
  if (!session) throw new Error('useSignedIn is called outside a guard')
  return session
}
