import { CallError, createClient, isSessionEnd, type Client } from '@pol/contract/client'
import { takePrefetchedResponse } from './prefetched-response.ts'
import { serverClock } from './server-clock.ts'
import { session } from './session.ts'

const client = createClient({
  async fetch(path, init) {
    const response = await (takePrefetchedResponse(path, session.token()) ?? fetch(path, init))
    serverClock.observe(response)
    return response
  },
  token: session.token,
})

/**
 * Calls the API with the token of this tab. Ends the session if the server rejects the token.
 * @throws CallError for an error response, ConnectionError if there is no valid response.
 */
export const call: Client = async (operation, input, options) => {
  const token = session.token()
  try {
    return await client(operation, input, options)
  } catch (error) {
    // Unless the user has signed in again while the request was in flight.
    if (isSessionEnd(error) && token === session.token()) session.lose(error.code)
    throw error
  }
}

/** German text for an error: the server's, or that there is no connection. */
export function failureText(error: unknown): string {
  if (error instanceof CallError) return error.message
  return 'Keine Antwort vom Server. Bitte prüfen Sie Ihre Internetverbindung oder versuchen Sie es gleich noch einmal.'
}
