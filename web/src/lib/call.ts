import { CallError, createClient, isSessionEnd, type Client } from '@pol/contract/client'
import { session } from './session.ts'

const client = createClient({ fetch: (path, init) => fetch(path, init), token: session.token })

/**
 * Calls the server as whoever is signed in.
 * @throws CallError for a failure the server names, ConnectionError where no answer came.
 */
export const call: Client = async (operation, input, options) => {
  const token = session.token()
  try {
    return await client(operation, input, options)
  } catch (error) {
    // Another sign-in may have happened while the answer was on its way.
    if (isSessionEnd(error) && token === session.token()) session.lose(error.code)
    throw error
  }
}

/** A failure in words for people: the server's own, or that there is no connection. */
export function failureText(error: unknown): string {
  if (error instanceof CallError) return error.message
  return 'Keine Antwort vom Server. Bitte prüfe deine Internetverbindung oder versuche es gleich noch einmal.'
}
