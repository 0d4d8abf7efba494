/** The constraint that a statement ran into, whichever driver reports it; `null` for every other failure. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint
  // drizzle wraps what its driver threw.
  return violatedConstraint(error.cause)
}
