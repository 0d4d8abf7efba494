import * as v from 'valibot'
import { id, timestamp } from './fields.ts'
import { operation } from './operation.ts'
import { pageInput, readPage } from './paged-list.ts'
import { roles } from './roles.ts'

/** What is recorded with who did it, in the table `audit`. */
export const auditActions = [
  'approve-request',
  'reject-request',
  'send-set-up-link',
  'create-user',
  'delete-user',
  'export-user',
  'add-role',
  'remove-role',
  'approve-recording',
  'reject-recording',
  'withdraw-recording',
  'close-report',
  'add-passkey',
  'confirm-passkey',
  'remove-passkey',
  'restore-passkey',
] as const
export type AuditAction = (typeof auditActions)[number]

/** The id is that of the account, or of the access request of somebody without an account. */
const person = v.object({ id, username: v.nullable(v.string()), email: v.string() })
export type AuditPerson = v.InferOutput<typeof person>

const auditEntry = v.object({
  id,
  at: timestamp,
  /** Null after the account was deleted. */
  actor: v.nullable(person),
  action: v.picklist(auditActions),
  /** The role that was given or taken away; null for other actions. */
  role: v.nullable(v.picklist(roles)),
  /** The recording, report or access request; null if the action is about an account, or the account was deleted. */
  object_id: v.nullable(id),
  /** The line that a recording or report is about; null once it is deleted. */
  item: v.nullable(v.string()),
  /** Whose the account or object is, or who asked for access. Null once the account or the request is deleted. */
  subject: v.nullable(person),
})
export type AuditEntry = v.InferOutput<typeof auditEntry>

export const listAudit = operation({
  name: 'audit',
  summary:
    'Lists who did what to accounts, access requests, recordings and reports, newest first; searches in names and addresses',
  method: 'GET',
  path: '/api/audit',
  access: 'admin',
  input: pageInput,
  output: v.array(auditEntry),
  readPage,
  errors: [],
})
