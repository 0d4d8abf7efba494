import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'

/** Brotli first, because it is smaller. */
const preferred = ['br', 'gzip'] as const
export type Compression = (typeof preferred)[number]

/** The compression that the client wants most (RFC 9110, section 12.5.3); null to send the content as it is. */
export function compressionFor(headers: IncomingHttpHeaders): Compression | null {
  const encoding = new Negotiator({ headers }).encoding([...preferred, 'identity'], { preferred })
  return encoding === undefined || encoding === 'identity' ? null : encoding
}
