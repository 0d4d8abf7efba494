/** PostgreSQL's code for a full disk, and those of the operating system. */
const codes = /^(?:53100|ENOSPC|EDQUOT)$/

/** PostgreSQL has no code for an exhausted quota. Its message ends with that of the C library. */
const messages = /: (?:Disk q|Q)uota exceeded$/

/** Whether an error means that the disk is full. Drizzle wraps the error of its driver. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.test(String(error.code))) return true
  return messages.test(error.message) || isDiskFull(error.cause)
}
