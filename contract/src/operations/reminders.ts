import * as v from 'valibot'
import { endRemindersPath, reminderPath } from '../addresses.ts'
import { boundedText } from '../forms/fields.ts'
import { operation } from '../operation.ts'
import { emptyObject, linkToken } from './fields.ts'

/**
 * Reminders of practice (docs/decisions/0023-reminders.md). When and how a learner is reminded is the learning setting
 * `reminder`.
 */

/** Bytes in base64url. */
/* @__NO_SIDE_EFFECTS__ */
function base64url(length: number) {
  return v.pipe(boundedText(length), v.length(length), v.regex(/^[\w-]+$/))
}

/** A `PushSubscription` of the browser as JSON (`subscription.toJSON()`): the fields that the server needs. */
const pushSubscription = v.object({
  /** Address at the push service of the browser's maker. */
  endpoint: v.pipe(boundedText(1_000), v.url()),
  keys: v.object({
    /** Public key of the browser, an uncompressed point of P-256 (RFC 8291): 65 bytes. Other keys are `invalid-input`. */
    p256dh: base64url(87),
    /** Secret for the encryption: 16 bytes. */
    auth: base64url(22),
  }),
})

/**
 * The content of a notification, which the server encrypts as JSON for the service worker. It is the same for
 * everybody with the same language, except the token.
 */
export interface PushMessage {
  readonly lang: 'de' | 'fa'
  readonly title: string
  readonly body: string
  /** Label of the action that ends the reminders. */
  readonly end: string
  /** Token for `end-reminders`. */
  readonly token: string
}

export const readReminderWays = operation({
  name: 'read-reminder-ways',
  summary: 'Returns how this server can remind the caller: by mail, by notification',
  method: 'GET',
  path: '/api/reminders',
  access: 'learner',
  input: emptyObject,
  output: v.object({
    /** Whether a mail server is configured. */
    mail: v.boolean(),
    /** Null if the operator has turned notifications off. */
    push: v.nullable(
      v.object({
        /** Public key of the server, for `applicationServerKey`: base64url (VAPID, RFC 8292). */
        key: v.string(),
        /** Whether the server has a subscription of the caller's device. */
        subscribed: v.boolean(),
      }),
    ),
  }),
  errors: [],
})

export const addPushSubscription = operation({
  name: 'add-push-subscription',
  summary: "Stores the push subscription of the caller's device; replaces an earlier one",
  method: 'PUT',
  path: '/api/reminders/push-subscription',
  access: 'learner',
  input: pushSubscription,
  output: emptyObject,
  errors: ['push-service-refused'],
})

export const removePushSubscription = operation({
  name: 'remove-push-subscription',
  summary: "Deletes the push subscription of the caller's device; it is no error if there is none",
  method: 'DELETE',
  path: '/api/reminders/push-subscription',
  access: 'learner',
  input: emptyObject,
  output: emptyObject,
  errors: [],
})

/**
 * Reminders have a link to the page `reminderPath`, whose button calls this operation: opening the link changes nothing,
 * because mail scanners do it. The link is also in the header List-Unsubscribe of the mail, and mail programs post a form
 * to it with one press (RFC 8058).
 */
export const endReminders = operation({
  name: 'end-reminders',
  summary: 'Ends the reminders of the person who got this link; the link stays valid',
  method: 'POST',
  path: endRemindersPath,
  access: 'anyone',
  formPath: reminderPath,
  input: v.object({ token: linkToken }),
  output: emptyObject,
  errors: ['link-expired'],
})
