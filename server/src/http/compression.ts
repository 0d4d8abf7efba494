import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'

/** Brotli first, because its output is smaller. */
const preferred = ['br', 'gzip'] as const
type Compression = (typeof preferred)[number]

/** The compression that the client prefers (RFC 9110, section 12.5.3); null for none. */
export function compressionFor(headers: IncomingHttpHeaders): Compression | null {
  const encoding = new Negotiator({ headers }).encoding([...preferred, 'identity'], { preferred })
  return encoding === undefined || encoding === 'identity' ? null : encoding
}
