import { CallError } from '@pol/contract/client'

/**
 * Makes a call that may need a fresh proof. If the server asks for one, a dialog asks the user, and the call is
 * repeated.
 * @returns null if the user has cancelled; nothing has changed.
 */
export async function withFreshProof<Result>(attempt: () => Promise<Result>): Promise<Result | null> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'proof-needed')) throw error
  }
  const { askForProof } = await import('./proof-dialog.tsx')
  return (await askForProof()) ? attempt() : null
}
