/** The constraint that a statement ran into, whichever driver reports it; `null` for every other failure. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  // PGlite and postgres.js name it differently; drizzle wraps what its driver threw.
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint
  if ('constraint_name' in error && typeof error.constraint_name === 'string') return error.constraint_name
  return violatedConstraint(error.cause)
}
