import * as v from 'valibot'
import { id, timestamp } from './fields.ts'
import { operation } from './operation.ts'
import { pageInput, readPage } from './paged-list.ts'

/** What is recorded with who did it, in the table `audit`. */
export const auditActions = [
  'approve-recording',
  'reject-recording',
  'withdraw-recording',
  'close-report',
] as const
export type AuditAction = (typeof auditActions)[number]

const person = v.object({ id, username: v.nullable(v.string()), email: v.string() })
export type AuditPerson = v.InferOutput<typeof person>

const auditEntry = v.object({
  id,
  at: timestamp,
  /** Null after the account was deleted. */
  actor: v.nullable(person),
  action: v.picklist(auditActions),
  object_id: id,
  /** The line that the object is about; null once the object is deleted. */
  item: v.nullable(v.string()),
  /** Whose the object is. */
  subject: person,
})
export type AuditEntry = v.InferOutput<typeof auditEntry>

export const listAudit = operation({
  name: 'audit',
  summary: 'Lists what was decided and withdrawn, newest first; searches in names and addresses',
  method: 'GET',
  path: '/api/audit',
  access: 'admin',
  input: pageInput,
  output: v.array(auditEntry),
  readPage,
  errors: [],
})
