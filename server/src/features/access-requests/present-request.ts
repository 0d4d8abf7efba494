import type { AccessRequest } from '@pol/contract/operations/access-requests'
import type { registrationRequests } from '../../database/schema.ts'

/** Lists the fields explicitly, so that a new column is not sent by accident. */
export function presentRequest(request: typeof registrationRequests.$inferSelect): AccessRequest {
  const { id, email, username, message, status, createdAt } = request
  return { id, email, username, message, status, created_at: createdAt.toISOString() }
}
