/** Name of the constraint that a statement violated, for both drivers; `null` for other errors. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint
  // Drizzle wraps the error of its driver.
  return violatedConstraint(error.cause)
}
