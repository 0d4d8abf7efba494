import routes from 'virtual:routes'
import { CallError, type CallOptions, type Connection, isSessionEnd, request } from '@pol/contract/client'
import type { InputOf, ResultOf } from '@pol/contract/operation'
import type { OperationName, Operations } from '@pol/contract/operations'
import { interfaceLanguage, t } from '@pol/contract/text'
import { takePrefetchedResponse } from './prefetched-response.ts'
import { serverClock } from './server-clock.ts'
import { session } from './session.ts'

/**
 * Calls an operation of the API by its name.
 * @throws CallError for an error response, ConnectionError if there is no valid response.
 */
export type Call = <Name extends OperationName>(
  name: Name,
  input: InputOf<Operations[Name]>,
  options?: CallOptions,
) => Promise<ResultOf<Operations[Name]>>

const callThrough =
  (connection: Connection): Call =>
  (name, input, options) =>
    request(connection, routes[name], input, options) as Promise<ResultOf<Operations[typeof name]>>

/** Calls with this token, independent of the session of this tab. */
export const callWith = (token: string): Call =>
  callThrough({ fetch: (path, init) => fetch(path, init), token: () => token })

const callInTab = callThrough({
  async fetch(path, init) {
    const response = await (takePrefetchedResponse(path, session.token()) ?? fetch(path, init))
    serverClock.observe(response)
    return response
  },
  token: session.token,
})

/**
 * Calls with the token of this tab. Ends the session if the server rejects the token. The message of a CallError is in
 * the language of the interface.
 */
export const call: Call = async (name, input, options) => {
  const token = session.token()
  try {
    return await callInTab(name, input, options)
  } catch (error) {
    // Unless the user has signed in again while the request was in flight.
    if (isSessionEnd(error) && token === session.token()) session.lose(error.code)
    throw interfaceLanguage === 'fa' && error instanceof CallError ? await inPersian(error) : error
  }
}

const noAnswer = t(
  'Keine Antwort vom Server. Bitte prüfen Sie Ihre Internetverbindung oder versuchen Sie es gleich noch einmal.',
)

/** Loads the Persian texts on demand, so that the first view does not load them. */
async function inPersian(german: CallError): Promise<CallError> {
  const texts = await import('./worded-error.ts').catch(() => null)
  return texts?.wordedError(german) ?? new CallError(german.code, noAnswer, german.status)
}

/** Message for the user: that of a CallError; for any other error, that the server does not respond. */
export function failureText(error: unknown): string {
  return error instanceof CallError ? error.message : noAnswer
}
