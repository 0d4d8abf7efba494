import { CallError, createClient, isSessionEnd, type Client, type ClientOptions } from '@pol/contract/client'
import { interfaceLanguage, t } from '@pol/contract/text'
import { takePrefetchedResponse } from './prefetched-response.ts'
import { serverClock } from './server-clock.ts'
import { session } from './session.ts'

/** How clients of this tab reach the server. */
export const connection: ClientOptions = {
  async fetch(path, init) {
    const response = await (takePrefetchedResponse(path, session.token()) ?? fetch(path, init))
    serverClock.observe(response)
    return response
  },
  token: session.token,
}

/** The same client, which ends the session of this tab if the server rejects the token, and words errors in its language. */
export const inSession =
  (client: Client): Client =>
  async (operation, input, options) => {
    const token = session.token()
    try {
      return await client(operation, input, options)
    } catch (error) {
      // Unless the user has signed in again while the request was in flight.
      if (isSessionEnd(error) && token === session.token()) session.lose(error.code)
      throw interfaceLanguage === 'fa' && error instanceof CallError ? await inPersian(error) : error
    }
  }

/**
 * Calls the API with the token of this tab. Ends the session if the server rejects the token.
 * @throws CallError for an error response, with a text in the language of the interface; ConnectionError if there is no
 * valid response.
 */
export const call = inSession(createClient(connection))

const noAnswer = t(
  'Keine Antwort vom Server. Bitte prüfen Sie Ihre Internetverbindung oder versuchen Sie es gleich noch einmal.',
)

/** The Persian texts are fetched when there is an error: the first view does without them. */
async function inPersian(german: CallError): Promise<CallError> {
  const texts = await import('@pol/contract/worded-error').catch(() => null)
  return texts?.wordedError(german) ?? new CallError(german.code, noAnswer, german.status)
}

/** Text for an error: the server's, or that there is no connection. */
export function failureText(error: unknown): string {
  return error instanceof CallError ? error.message : noAnswer
}
