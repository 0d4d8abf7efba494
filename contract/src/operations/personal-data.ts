import * as v from 'valibot'
import {
  answer,
  card,
  finishedRound,
  lessonProgress,
  memoryParameters,
  settings,
  star,
} from '@pol/learning/values'
import { speaker } from '../forms/recordings.ts'
import { operation } from '../operation.ts'
import { roles } from '../roles.ts'
import { requestStatuses } from './access-requests.ts'
import { auditActions } from './administration.ts'
import { deviceKind, emptyObject, id, language, timestamp } from './fields.ts'
import { accountSettings } from './own-account.ts'
import { passkeyChanges } from './passkeys.ts'
import { recordingStates } from './recordings.ts'
import { reportStates } from './reports.ts'

/** All data stored about one person, without credentials. */
const personalData = v.object({
  exported_at: timestamp,
  account: v.object({ id, email: v.string(), ...accountSettings.entries, created_at: timestamp }),
  profile: v.nullable(
    v.object({
      username: v.nullable(v.string()),
      avatar_url: v.nullable(v.string()),
      created_at: timestamp,
    }),
  ),
  roles: v.array(v.object({ id, role: v.picklist(roles) })),
  device_lock: v.nullable(v.object({ device_id: v.string() })),
  sessions: v.array(
    v.object({
      device_id: v.string(),
      device_kind: deviceKind,
      created_at: timestamp,
      expires_at: timestamp,
      /** When the session was replaced by a sign-in on another device. */
      replaced_at: v.nullable(timestamp),
      /** When the password or a passkey was last given in it. */
      proved_at: v.nullable(timestamp),
    }),
  ),
  /** The device that stays signed in: an empty list or one key, with the challenges it has not signed yet. */
  device_keys: v.array(
    v.object({
      id,
      device_id: v.string(),
      device_kind: deviceKind,
      created_at: timestamp,
      used_at: timestamp,
      challenges: v.array(v.object({ expires_at: timestamp })),
    }),
  ),
  /** Devices, kinds of devices and networks the person signed in from. Only hashes of them are stored. */
  known_sign_ins: v.array(
    v.object({ kind: v.picklist(['device', 'device-kind', 'network']), last_at: timestamp }),
  ),
  passkeys: v.array(
    v.object({
      id,
      name: v.string(),
      /** WebAuthn transports, such as `internal` or `usb`. */
      transports: v.array(v.string()),
      /** Signature counter, if the authenticator has one. */
      counter: v.number(),
      created_at: timestamp,
      used_at: timestamp,
      /** When it became valid as a second factor. */
      confirmed_at: v.nullable(timestamp),
      /** Time of its removal; null for usable passkeys. */
      removed_at: v.nullable(timestamp),
    }),
  ),
  /** Links in mails about passkeys that were added or removed. */
  passkey_links: v.array(
    v.object({
      change: v.picklist(passkeyChanges),
      passkey_id: id,
      passkey_name: v.string(),
      expires_at: timestamp,
    }),
  ),
  /** Passkey registrations that were started but not completed. */
  passkey_challenges: v.array(v.object({ expires_at: timestamp })),
  password_links: v.array(v.object({ expires_at: timestamp })),
  learning: v.object({
    /** Null if the person has neither practised nor changed a setting. */
    settings: v.nullable(
      v.object({
        ...settings.entries,
        version: v.number(),
        restarted_at: v.nullable(timestamp),
        /** Time zone of the latest answers, or of the device that chose the reminder; null if unknown. */
        zone: v.nullable(v.string()),
        /** When the next reminder is due, when the last one was, and how many there were since the last practice. */
        reminder_due_at: v.nullable(timestamp),
        reminded_at: v.nullable(timestamp),
        unanswered_reminders: v.number(),
        /** When the memory is to be fitted again, and how many answers there were the last time. */
        fit_due_at: v.nullable(timestamp),
        fitted_answers: v.number(),
      }),
    ),
    /** Each with the item as it was asked. */
    answers: v.array(answer),
    cards: v.array(v.object({ ...card.entries, version: v.number() })),
    stars: v.array(star),
    rounds: v.array(finishedRound),
    lessons: v.array(v.object({ ...lessonProgress.entries, version: v.number() })),
    parameters: v.array(memoryParameters),
  }),
  /** Browsers to which reminders are sent. */
  push_subscriptions: v.array(
    v.object({
      device_id: v.string(),
      device_kind: deviceKind,
      /** Address at the push service. */
      endpoint: v.string(),
      created_at: timestamp,
      /** Of a notification that could not be sent yet: the next attempt, and until when it is sent. */
      send_at: v.nullable(timestamp),
      send_until: v.nullable(timestamp),
    }),
  ),
  /** Links in reminders that end them. */
  reminder_links: v.array(v.object({ expires_at: timestamp })),
  /** Recordings for other learners, and the consent to publish them. */
  voice: v.object({
    consent: v.nullable(v.object({ ...speaker.entries, given_at: timestamp })),
    recordings: v.array(
      v.object({
        id,
        item: v.string(),
        language,
        state: v.picklist(recordingStates),
        ...speaker.entries,
        /** MP3 in base64; null after it was withdrawn. */
        audio: v.nullable(v.string()),
        ms: v.number(),
        reason: v.nullable(v.string()),
        created_at: timestamp,
        changed_at: timestamp,
      }),
    ),
  }),
  reports: v.array(
    v.object({
      id,
      item: v.string(),
      text: v.string(),
      status: v.picklist(reportStates),
      answer: v.nullable(v.string()),
      created_at: timestamp,
      closed_at: v.nullable(timestamp),
    }),
  ),
  /** Actions of the person as a moderator or administrator, and actions on the data exported here. */
  audit: v.array(
    v.object({
      id,
      at: timestamp,
      /** Whether the person is the actor. */
      by_person: v.boolean(),
      action: v.picklist(auditActions),
      role: v.nullable(v.picklist(roles)),
      object_id: v.nullable(id),
      /** The operation that was denied. */
      detail: v.nullable(v.string()),
    }),
  ),
  access_request: v.nullable(
    v.object({
      id,
      username: v.string(),
      message: v.nullable(v.string()),
      language,
      status: v.picklist(requestStatuses),
      created_at: timestamp,
      changed_at: timestamp,
    }),
  ),
  /** Unsent mails to the person or about their request, with the role or the kind of device that they name. */
  waiting_mails: v.array(
    v.object({
      kind: v.string(),
      detail: v.nullable(v.string()),
      created_at: timestamp,
      attempts: v.number(),
      due_at: timestamp,
    }),
  ),
  /** Mails written as files, if no mail server is configured. */
  mail_files: v.array(v.object({ name: v.string(), written_at: timestamp })),
  /** Rate limit counters. */
  counters: v.array(v.object({ name: v.string(), points: v.number(), expires_at: v.nullable(timestamp) })),
})
export type PersonalData = v.InferOutput<typeof personalData>

export const exportUser = operation({
  name: 'export-user',
  summary: 'Exports all data stored about a person',
  method: 'POST',
  path: '/api/functions/export-user',
  access: 'admin',
  freshProof: true,
  input: v.object({ user_id: id }),
  output: personalData,
  errors: ['user-not-found'],
})

export const exportOwnData = operation({
  name: 'export-own-data',
  summary: 'Exports all data stored about the caller',
  method: 'POST',
  path: '/api/account/export',
  access: 'session',
  freshProof: true,
  input: emptyObject,
  output: personalData,
  errors: [],
})
