import * as v from 'valibot'
import { boundedText, email, id, emptyObject, language, timestamp, withoutNul } from './fields.ts'
import { hasLetterOrDigit, nameText, plainText, usernameMaximum, withoutLookAlikes } from './names.ts'
import { operation } from './operation.ts'
import { pageInput, readPage } from './paged-list.ts'
import { t } from './text.ts'

/** Specification sections 5 and 9. */
export const usernameMinimum = 3
export const messageMaximum = 500
const messageBound = 4 * messageMaximum

/** Specification section 3. */
export const requestStatuses = ['pending', 'approved', 'rejected'] as const

const tooShort = t('Benutzername muss mindestens {count} Zeichen lang sein', { count: usernameMinimum })
const tooLong = t('Benutzername darf maximal {count} Zeichen lang sein', { count: usernameMaximum })
const messageTooLong = t('Nachricht darf maximal {count} Zeichen lang sein', { count: messageMaximum })

export const accessRequestForm = v.object({
  email,
  username: v.pipe(
    nameText(tooLong, tooShort),
    v.minLength(usernameMinimum, tooShort),
    v.regex(hasLetterOrDigit, tooShort),
    v.maxLength(usernameMaximum, tooLong),
    withoutLookAlikes(),
  ),
  /** An empty message is stored as null. */
  message: v.optional(
    v.nullable(
      v.pipe(
        boundedText(messageBound, messageTooLong),
        plainText,
        v.maxLength(messageMaximum, messageTooLong),
        withoutNul,
        v.transform((text) => (text === '' ? null : text)),
      ),
    ),
    null,
  ),
})

export const requestAccess = operation({
  name: 'request-access',
  summary: 'Requests an account; a repeated request from the same address becomes pending again',
  method: 'POST',
  path: '/api/registration-requests',
  access: 'anyone',
  input: v.object({
    ...accessRequestForm.entries,
    /** The language of the interface in which the request was made; the new account gets it. */
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

export const pendingRequests = operation({
  name: 'pending-requests',
  summary: 'Lists the pending requests, newest first',
  method: 'GET',
  path: '/api/registration-requests',
  access: 'admin',
  input: pageInput,
  output: v.array(pendingRequest),
  readPage,
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
  summary: 'Mails a set-up link for the first password to the owner of a new account',
  method: 'POST',
  path: '/api/functions/send-registration-approval',
  access: 'admin',
  input: v.object({ email, username: nameText() }),
  output: emptyObject,
  errors: ['user-not-found', 'mail-failed'],
})
