/** @param ms since 1970, as PostgreSQL calculates it, with an error of rounding. @returns ISO time. */
export function momentOf(ms: number): string {
  return new Date(Math.round(ms)).toISOString()
}
