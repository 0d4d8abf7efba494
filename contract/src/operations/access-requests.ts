import * as v from 'valibot'
import { accessRequestForm } from '../forms/access-requests.ts'
import { email } from '../forms/fields.ts'
import { nameText } from '../forms/names.ts'
import { operation } from '../operation.ts'
import { emptyObject, id, language, timestamp } from './fields.ts'
import { pageInput } from './paged-list.ts'

/** Specification section 3. */
export const requestStatuses = ['pending', 'approved', 'rejected'] as const

export const requestAccess = operation({
  name: 'request-access',
  summary: 'Requests an account; a repeated request from the same address becomes pending again',
  method: 'POST',
  path: '/api/registration-requests',
  access: 'anyone',
  input: v.object({
    ...accessRequestForm.entries,
    /** Interface language of the request. The new account gets the same language. */
    language: v.optional(language, 'de'),
  }),
  output: emptyObject,
  errors: [],
})

const accessRequest = v.object({
  id,
  email: v.string(),
  username: v.string(),
  message: v.nullable(v.string()),
  status: v.picklist(requestStatuses),
  created_at: timestamp,
})
export type AccessRequest = v.InferOutput<typeof accessRequest>

const pendingRequest = v.object({
  ...accessRequest.entries,
  /** Whether an account with this address already exists. */
  has_account: v.boolean(),
})
export type PendingRequest = v.InferOutput<typeof pendingRequest>

export const listPendingRequests = operation({
  name: 'pending-requests',
  summary: 'Lists the pending requests, newest first',
  method: 'GET',
  path: '/api/registration-requests',
  access: 'admin',
  input: pageInput,
  output: v.array(pendingRequest),
  isPaged: true,
  errors: [],
})

export const decideRequest = operation({
  name: 'decide-request',
  summary: 'Approves or rejects a pending request; approval requires an account with the same address',
  method: 'PATCH',
  path: '/api/registration-requests/:id',
  access: 'admin',
  input: v.object({ id, status: v.picklist(['approved', 'rejected']) }),
  output: accessRequest,
  errors: ['request-not-found', 'request-decided', 'account-missing'],
})

export const sendRegistrationApproval = operation({
  name: 'send-registration-approval',
  summary: 'Mails the owner of a new account a link to set the first password',
  method: 'POST',
  path: '/api/functions/send-registration-approval',
  access: 'admin',
  input: v.object({ email, username: nameText() }),
  output: emptyObject,
  errors: ['user-not-found', 'mail-failed'],
})
