import type { AccessRequest } from '@pol/contract/operations/access-requests'
import type { registrationRequests } from '../../database/schema.ts'

/** Names every field that leaves the server. */
export function presentRequest(request: typeof registrationRequests.$inferSelect): AccessRequest {
  const { id, email, username, message, status, createdAt } = request
  return { id, email, username, message, status, created_at: createdAt.toISOString() }
}
