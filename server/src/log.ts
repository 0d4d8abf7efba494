import { pino, type DestinationStream, type Logger } from 'pino'
import { bounds } from './bounds/bounds.ts'

/** Lines are buffered. The buffer is flushed at 4 KB, every 200 ms and at exit. */
const minBufferBytes = 4_096
const flushIntervalMs = 200

/** Writes one JSON line per event to standard output. */
export function createLog(level: string, destination: DestinationStream = standardOutput()): Logger {
  return pino({ level, serializers: { err: describeError } }, destination)
}

function standardOutput(): DestinationStream {
  return pino.destination({
    sync: false,
    minLength: minBufferBytes,
    periodicFlush: flushIntervalMs,
    maxLength: bounds.logBytes,
  })
}

/**
 * Describes the innermost cause of an error. The wrapping errors can contain personal data, which must not be logged:
 * the query builder adds the query's parameters, the mailer adds the recipient.
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

/** Replies of mail servers contain the recipient. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g, '…@…')
}
