import * as v from 'valibot'
import { id, timestamp } from './fields.ts'
import { operation } from './operation.ts'
import { pageInput, readPage } from './paged-list.ts'
import { roles } from './roles.ts'

/** What administrators do. Of their own account people also do some of it without a role. */
export const adminActions = [
  'approve-request',
  'reject-request',
  'send-set-up-link',
  'create-user',
  'delete-user',
  'export-user',
  'list-users',
  'download-reports',
  'download-lines',
  'add-role',
  'remove-role',
  'remove-passkey',
] as const

/** What moderators do, and administrators, too. */
export const moderatorActions = [
  'approve-recording',
  'reject-recording',
  'play-recording',
  'close-report',
  'denied-call',
] as const

/** What is recorded with who did it, in the table `audit`. The rest: what people and the operator of the server do. */
export const auditActions = [
  ...adminActions,
  ...moderatorActions,
  'withdraw-recording',
  'add-passkey',
  'confirm-passkey',
  'restore-passkey',
  'change-password',
  'ask-reset-link',
  'use-password-link',
  'sign-out-everywhere',
  'restore-backup',
] as const
export type AuditAction = (typeof auditActions)[number]

/** The alias of the operator of the server. All other aliases are pseudonyms. */
export const operatorAlias = 'operator'

/** The id is that of the account, or of the access request of somebody without an account. */
const person = v.object({ id, username: v.nullable(v.string()), email: v.string() })
export type AuditPerson = v.InferOutput<typeof person>

const auditEntry = v.object({
  id,
  at: timestamp,
  /** Null after the account was deleted, for the operator, and for a call without a session. */
  actor: v.nullable(person),
  /** The operator, or the pseudonym of a deleted administrator or moderator: role, hyphen, six letters and digits. */
  actor_alias: v.nullable(v.string()),
  action: v.picklist(auditActions),
  /** The role that was given or taken away; null for other actions. */
  role: v.nullable(v.picklist(roles)),
  /** The recording, report or access request; null if the action is about an account, or the account was deleted. */
  object_id: v.nullable(id),
  /** The line that a recording or report is about; null once it is deleted. */
  item: v.nullable(v.string()),
  /** Whose the account or object is, or who asked for access. Null once the account or the request is deleted. */
  subject: v.nullable(person),
  /** The pseudonym of a deleted administrator or moderator. */
  subject_alias: v.nullable(v.string()),
  /** The name of the operation that was denied; null for other actions. */
  detail: v.nullable(v.string()),
})
export type AuditEntry = v.InferOutput<typeof auditEntry>

export const listAudit = operation({
  name: 'audit',
  summary:
    'Lists who did what to accounts, access requests, recordings and reports, newest first; searches in names, addresses and pseudonyms',
  method: 'GET',
  path: '/api/audit',
  access: 'admin',
  input: pageInput,
  output: v.array(auditEntry),
  readPage,
  errors: [],
})
