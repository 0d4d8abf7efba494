/** Of the network, and PostgreSQL's own: starting, stopping, full, connection lost. */
const codes =
  /^(?:E(?:CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NOTFOUND|PIPE|AI_AGAIN)|57P0[1-35]|53300|08\w{3})$/

/** The driver's own failures have no code. */
const messages =
  /^(?:Connection terminated|timeout (?:expired|exceeded)|Query read timeout|Client (?:has encountered a connection error|was closed)|Cannot use a pool after calling end)/

/** Whether a failure says that the database cannot be reached; drizzle wraps what its driver threw. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.test(String(error.code))) return true
  return messages.test(error.message) || isUnreachable(error.cause)
}
