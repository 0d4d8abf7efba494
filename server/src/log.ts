import { pino, type DestinationStream, type Logger } from 'pino'

/** Lines are written together, many in one go under load; none waits longer than this, nor past the end of the process. */
const longestWaitMs = 200
const together = 4_096

/** One JSON line an event, on standard output. */
export function createLog(level: string, destination: DestinationStream = standardOutput()): Logger {
  return pino({ level, serializers: { err: describeError } }, destination)
}

function standardOutput(): DestinationStream {
  return pino.destination({ sync: false, minLength: together, periodicFlush: longestWaitMs })
}

/**
 * The innermost cause of an error. What wraps it (the query builder's error names the query's parameters,
 * the mailer's the recipient) carries personal data, which stays out of logs.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) }
  if (error.cause) return describeError(error.cause)
  const { name, message, stack } = error
  return {
    type: name,
    message: withoutAddresses(message),
    stack: stack && withoutAddresses(stack),
    ...('code' in error && { code: error.code }),
  }
}

/** Mail servers name the recipient in what they answer. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g, '…@…')
}
