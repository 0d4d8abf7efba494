import * as v from 'valibot'
import { email, id, nothing, timestamp, withoutNul } from './fields.ts'
import { oneLine, plainText, usernameMaximum } from './names.ts'
import { operation } from './operation.ts'

/** Specification sections 5 and 9. */
export const usernameMinimum = 3
export const messageMaximum = 500

/** Specification section 3. */
export const requestStatuses = ['pending', 'approved', 'rejected'] as const

const tooShort = `Benutzername muss mindestens ${usernameMinimum} Zeichen lang sein`

export const accessRequestForm = v.object({
  email,
  username: v.pipe(
    v.string(tooShort),
    oneLine,
    v.minLength(usernameMinimum, tooShort),
    v.maxLength(usernameMaximum, `Benutzername darf maximal ${usernameMaximum} Zeichen lang sein`),
  ),
  /** What is left empty is kept as null. */
  message: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        plainText,
        v.maxLength(messageMaximum, `Nachricht darf maximal ${messageMaximum} Zeichen lang sein`),
        withoutNul,
        v.transform((text) => (text === '' ? null : text)),
      ),
    ),
    null,
  ),
})

export const requestAccess = operation({
  name: 'request-access',
  summary: 'Asks for an account; whoever asked before is pending again',
  method: 'POST',
  path: '/api/registration-requests',
  access: 'anyone',
  input: accessRequestForm,
  output: nothing,
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

export const pendingRequests = operation({
  name: 'pending-requests',
  summary: 'Lists who waits for a decision, the newest first',
  method: 'GET',
  path: '/api/registration-requests',
  access: 'admin',
  input: nothing,
  output: v.array(accessRequest),
  errors: [],
})

export const decideRequest = operation({
  name: 'decide-request',
  summary: 'Approves or rejects a pending request; an approved one has an account afterwards',
  method: 'PATCH',
  path: '/api/registration-requests/:id',
  access: 'admin',
  input: v.object({ id, status: v.picklist(['approved', 'rejected']) }),
  output: accessRequest,
  errors: ['request-not-found', 'request-decided'],
})

export const sendRegistrationApproval = operation({
  name: 'send-registration-approval',
  summary: 'Mails a link for the first password to somebody who got an account',
  method: 'POST',
  path: '/api/functions/send-registration-approval',
  access: 'admin',
  input: v.object({ email, username: v.string() }),
  output: nothing,
  errors: ['user-not-found', 'mail-failed'],
})
