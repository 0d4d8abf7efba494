import type { AuditAction } from '@pol/contract/audit'
import type { Role } from '@pol/contract/roles'
import type { Transaction } from './database.ts'
import { audit } from './schema.ts'

interface Entry {
  /** Who did it; none if the account is deleted by it. */
  readonly actorId?: string
  readonly action: AuditAction
  /** The access request, recording or report; none for actions on an account. */
  readonly objectId?: string
  /** Whose it is; none for a request from an address without an account. */
  readonly subjectId?: string
  /** The role that was given or taken away. */
  readonly role?: Role
}

/** Records actions, in the transaction of the change itself. */
export async function addToAudit(tx: Transaction, entries: readonly Entry[], at: Date): Promise<void> {
  if (entries.length > 0) await tx.insert(audit).values(entries.map((entry) => ({ ...entry, at })))
}
