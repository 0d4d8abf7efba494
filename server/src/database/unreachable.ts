/** Network errors, and PostgreSQL's codes for startup, shutdown, too many or lost connections, and a standby. */
const codes =
  /^(?:E(?:CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NOTFOUND|PIPE|AI_AGAIN)|57P0[1-35]|53300|08\w{3}|25006)$/

/** The driver's own errors have no code. */
const messages =
  /^(?:Connection terminated|timeout (?:expired|exceeded)|Query read timeout|Client (?:has encountered a connection error|was closed)|Cannot use a pool after calling end)/

/** Whether an error means that the database is unreachable. Drizzle wraps the error of its driver. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.test(String(error.code))) return true
  return messages.test(error.message) || isUnreachable(error.cause)
}
