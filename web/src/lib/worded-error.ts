import { CallError } from '@pol/contract/client'
import { errors, isErrorCode } from '@pol/contract/errors'

/**
 * The error with the text of its code in the language of the interface: the server words errors in German.
 */
export function wordedError(german: CallError): CallError {
  const { code, status } = german
  // A code of a newer server.
  if (!isErrorCode(code)) return new CallError(code, errors.internal.text, status)
  // What is not from this server keeps its text.
  return errors[code].status === status ? new CallError(code, errors[code].text, status) : german
}
