import { pino, type DestinationStream, type Logger } from 'pino'

/** One JSON line an event, on standard output. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino({ level, serializers: { err: describeError } }, destination)
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
