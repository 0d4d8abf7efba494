import { CallError } from './client.ts'
import { errors, isErrorCode } from './errors.ts'

/**
 * The error with the text of its code in the language of the interface: the server words errors in German. A module of its
 * own, so that the first view does not load all texts.
 */
export function wordedError(german: CallError): CallError {
  const { code, status } = german
  // A code of a newer server.
  if (!isErrorCode(code)) return new CallError(code, errors.internal.text, status)
  // What is not from this server keeps its text.
  return errors[code].status === status ? new CallError(code, errors[code].text, status) : german
}
