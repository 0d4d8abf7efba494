import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'

/** Brotli first, because its output is smaller. */
export const compressions = ['br', 'gzip'] as const
type Compression = (typeof compressions)[number]

/** The compression that the client prefers (RFC 9110, section 12.5.3); null for none. */
export function compressionFor<Available extends Compression>(
  headers: IncomingHttpHeaders,
  available: readonly Available[],
): Available | null {
  const encoding = new Negotiator({ headers }).encoding([...available, 'identity'], { preferred: available })
  return encoding === undefined || encoding === 'identity' ? null : encoding
}
