import { CallError } from '@pol/contract/client'
import { errors, isErrorCode } from '@pol/contract/errors'

/** Replaces the German message of the server by that of the code in the language of the interface. */
export function wordedError(german: CallError): CallError {
  const { code, status } = german
  // A code of a newer server.
  if (!isErrorCode(code)) return new CallError(code, errors.internal.text, status)
  // An error of another server, such as a proxy, keeps its message.
  return errors[code].status === status ? new CallError(code, errors[code].text, status) : german
}
