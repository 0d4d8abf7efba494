import * as v from 'valibot'
import { createUserForm } from '../forms/administration.ts'
import { operation } from '../operation.ts'
import { roleMissing, roles } from '../roles.ts'
import { emptyObject, id, timestamp } from './fields.ts'
import { pageInput } from './paged-list.ts'

const user = v.object({ id, email: v.string() })

export const createUser = operation({
  name: 'create-user',
  summary:
    'Creates an account with a profile and the role user; approves a pending request from the same address',
  method: 'POST',
  path: '/api/functions/create-user',
  access: 'admin',
  input: v.object({
    ...createUserForm.entries,
    /** The request to approve. Fails with `request-decided` if another administrator has already decided it. */
    request_id: v.optional(id),
  }),
  output: v.object({ user }),
  errors: ['email-taken', 'password-too-common', 'password-pattern', 'request-not-found', 'request-decided'],
})

export const deleteUser = operation({
  name: 'delete-user',
  summary: 'Deletes an account and all data that belongs to it',
  method: 'POST',
  path: '/api/functions/delete-user',
  access: 'admin',
  input: v.object({ user_id: id }),
  output: emptyObject,
  errors: ['user-not-found', 'own-account', 'last-administrator'],
})

export const getUsers = operation({
  name: 'get-users',
  summary: 'Lists the accounts with their addresses, newest first',
  method: 'GET',
  path: '/api/functions/get-users',
  access: 'admin',
  input: pageInput,
  output: v.object({ users: v.array(user) }),
  isPaged: true,
  errors: [],
})

const profile = v.object({
  id,
  username: v.nullable(v.string()),
  avatar_url: v.nullable(v.string()),
  created_at: timestamp,
})
export type Profile = v.InferOutput<typeof profile>

export const listProfiles = operation({
  name: 'profiles',
  summary: 'Lists the profiles, newest first',
  method: 'GET',
  path: '/api/profiles',
  access: 'admin',
  input: pageInput,
  output: v.array(profile),
  isPaged: true,
  errors: [],
})

const userRole = v.object({ id, user_id: id, role: v.picklist(roles) })
export type UserRole = v.InferOutput<typeof userRole>

export const listUserRoles = operation({
  name: 'user-roles',
  summary:
    'Lists the roles of the users on a page of `profiles`; `after` is the id of a user, and the total counts users',
  method: 'GET',
  path: '/api/user-roles',
  access: 'admin',
  input: pageInput,
  output: v.array(userRole),
  isPaged: true,
  errors: [],
})

export const addUserRole = operation({
  name: 'add-user-role',
  summary: 'Adds a role to a user',
  method: 'POST',
  path: '/api/user-roles',
  access: 'admin',
  input: v.object({ user_id: id, role: v.picklist(roles, roleMissing) }),
  output: userRole,
  errors: ['user-not-found', 'role-held'],
})

export const removeUserRole = operation({
  name: 'remove-user-role',
  summary: 'Removes a role from a user',
  method: 'DELETE',
  path: '/api/user-roles/:id',
  access: 'admin',
  input: v.object({ id }),
  output: emptyObject,
  errors: ['role-not-found', 'last-administrator'],
})

/** Actions of administrators. Users without a role can perform some of them on their own account. */
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

/** Actions of moderators and administrators. */
export const moderatorActions = [
  'approve-recording',
  'reject-recording',
  'play-recording',
  'close-report',
  'denied-call',
] as const

/** All actions recorded in the table `audit`. The last ones are actions of users and of the operator of the server. */
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

/** The id of the account, or of the access request if there is no account. */
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
  /** The role that was added or removed; null for other actions. */
  role: v.nullable(v.picklist(roles)),
  /** The recording, report or access request; null if the action is about an account, or the account was deleted. */
  object_id: v.nullable(id),
  /** The line that a recording or report is about; null once it is deleted. */
  item: v.nullable(v.string()),
  /** Owner of the account or object, or author of the request. Null once the account or the request is deleted. */
  subject: v.nullable(person),
  /** The pseudonym of a deleted administrator or moderator. */
  subject_alias: v.nullable(v.string()),
  /** The name of the operation that was denied; null for other actions. */
  detail: v.nullable(v.string()),
})
export type AuditEntry = v.InferOutput<typeof auditEntry>

export const listAudit = operation({
  name: 'audit',
  summary: 'Lists the audit trail, newest first; the search compares usernames, addresses and pseudonyms',
  method: 'GET',
  path: '/api/audit',
  access: 'admin',
  input: pageInput,
  output: v.array(auditEntry),
  isPaged: true,
  errors: [],
})

const endingModel = v.object({
  model: v.string(),
  /** Host of the service. */
  service: v.string(),
  /** `YYYY-MM-DD`; null if the service does not list the model and has not told a date before. */
  shutdown_date: v.nullable(v.pipe(v.string(), v.isoDate())),
  /** Whether this day is over, or the model is not listed. */
  has_ended: v.boolean(),
})
export type EndingModel = v.InferOutput<typeof endingModel>

export const listEndingModels = operation({
  name: 'ending-models',
  summary:
    'Lists the configured models that their service shuts down within 90 days, has shut down or does not list',
  method: 'GET',
  path: '/api/ending-models',
  access: 'admin',
  input: v.object({}),
  output: v.array(endingModel),
  errors: [],
})
