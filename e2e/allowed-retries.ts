/**
 * Journeys that may need a retry, by the title in the report, each with the reason. Any other journey that passes only on a
 * retry fails the run.
 */
export const allowedRetries: Readonly<Record<string, string>> = {}
