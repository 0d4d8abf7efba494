import * as v from 'valibot'
import { item } from '@pol/learning/values'
import { boundedText } from '../forms/fields.ts'
import { humanVoice, speaker, speakerForm } from '../forms/recordings.ts'
import { operation } from '../operation.ts'
import { emptyObject, id, language, timestamp } from './fields.ts'
import { recordingBytes, recordingType } from '../limits.ts'

export const recordingStates = ['pending', 'approved', 'rejected', 'withdrawn'] as const
export type RecordingState = (typeof recordingStates)[number]

const consent = v.object({
  ...speaker.entries,
  /** Time when it was given or last changed. */
  at: timestamp,
})
/** Null until it is given, and after it was withdrawn. */
const consentOutput = v.object({ consent: v.nullable(consent) })
export type RecordingConsent = v.InferOutput<typeof consent>

export const readRecordingConsent = operation({
  name: 'read-recording-consent',
  summary: 'Returns the consent of the user to be heard by other learners',
  method: 'GET',
  path: '/api/recordings/consent',
  access: 'learner',
  input: emptyObject,
  output: consentOutput,
  errors: [],
})

export const giveRecordingConsent = operation({
  name: 'give-recording-consent',
  summary:
    'Stores the consent to be heard by other learners; a changed name or region is removed from earlier recordings',
  method: 'PUT',
  path: '/api/recordings/consent',
  access: 'learner',
  input: speakerForm,
  output: consentOutput,
  errors: [],
})

export const withdrawRecordingConsent = operation({
  name: 'withdraw-recording-consent',
  summary: 'Withdraws the consent and all recordings of the user',
  method: 'DELETE',
  path: '/api/recordings/consent',
  access: 'learner',
  input: emptyObject,
  output: consentOutput,
  errors: [],
})

export const createRecording = operation({
  name: 'create-recording',
  summary:
    'Stores a recording of a line in the mother tongue of the user, pending moderation; replaces a pending one',
  method: 'POST',
  path: '/api/recordings/:item',
  access: 'learner',
  input: v.object({
    item,
    /** An MP3: frames of MPEG 1 or 2, layer III. Tags are not stored. */
    audio: v.pipe(v.instance(Uint8Array), v.maxLength(recordingBytes)),
  }),
  upload: { field: 'audio', type: recordingType, maxBytes: recordingBytes },
  output: v.object({ id }),
  errors: [
    'item-not-found',
    'mother-tongue-missing',
    'consent-missing',
    'recording-exists',
    'enough-recordings',
    'recording-invalid',
    'recording-too-long',
  ],
})

const ownRecording = v.object({
  id,
  item: v.string(),
  language,
  state: v.picklist(recordingStates),
  /** Reason for the rejection. */
  reason: v.nullable(v.string()),
  at: timestamp,
})
export type OwnRecording = v.InferOutput<typeof ownRecording>

export const listOwnRecordings = operation({
  name: 'own-recordings',
  summary: 'Lists the recordings of the user, newest first',
  method: 'GET',
  path: '/api/recordings',
  access: 'learner',
  input: emptyObject,
  output: v.array(ownRecording),
  errors: [],
})

export const playRecording = operation({
  name: 'play-recording',
  summary: 'Returns the audio of an approved recording or one of the user; moderators can play any recording',
  method: 'GET',
  path: '/api/recordings/:id/audio',
  // Moderators need not be learners.
  access: 'session',
  input: v.object({ id }),
  output: v.instance(Uint8Array),
  download: recordingType,
  errors: ['recording-not-found'],
})

export const withdrawRecording = operation({
  name: 'withdraw-recording',
  summary: 'Withdraws a recording of the user; its audio is deleted at once',
  method: 'DELETE',
  path: '/api/recordings/:id',
  access: 'learner',
  input: v.object({ id }),
  output: emptyObject,
  errors: ['recording-not-found'],
})

const versionMaximum = 64

export const listHumanVoices = operation({
  name: 'human-voices',
  summary: 'Lists the approved recordings of a language, or null if the given version is current',
  method: 'GET',
  path: '/api/voices',
  access: 'learner',
  input: v.object({ language, version: v.optional(boundedText(versionMaximum)) }),
  output: v.object({
    version: v.string(),
    /** Null if nothing has changed since the given version. */
    voices: v.nullable(v.array(v.object({ ...humanVoice.entries, id }))),
  }),
  errors: [],
})
