import { createContext, use } from 'react'
import type { Session } from '@pol/contract/accounts'

/** Who is signed in, below a guard. */
export const SignedIn = createContext<Session | null>(null)

export function useSignedIn(): Session {
  const session = use(SignedIn)
  if (!session) throw new Error('This screen stands behind no guard')
  return session
}
