/** The error codes of PostgreSQL and of the operating system for a full disk. */
const codes = /^(?:53100|ENOSPC|EDQUOT)$/

/** PostgreSQL has no code for an exceeded quota; its message ends with the message of the C library. */
const messages = /: (?:Disk q|Q)uota exceeded$/

/** Whether an error means that the disk is full. Drizzle wraps the error of its driver. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.test(String(error.code))) return true
  return messages.test(error.message) || isDiskFull(error.cause)
}
