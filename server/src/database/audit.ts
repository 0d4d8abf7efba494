import type { AuditAction } from '@pol/contract/audit'
import type { Transaction } from './database.ts'
import { audit } from './schema.ts'

interface Entry {
  /** Who did it. */
  readonly actorId: string
  readonly action: AuditAction
  /** The recording or report. */
  readonly objectId: string
  /** Whose it is. */
  readonly subjectId: string
}

/** Records actions, in the transaction of the change itself. */
export async function addToAudit(tx: Transaction, entries: readonly Entry[], at: Date): Promise<void> {
  if (entries.length > 0) await tx.insert(audit).values(entries.map((entry) => ({ ...entry, at })))
}
