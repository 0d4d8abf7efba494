import * as v from 'valibot'
import { reasonMissing, rejectionReason, reportAnswer } from '../forms/moderation.ts'
import { speaker } from '../forms/recordings.ts'
import { operation } from '../operation.ts'
import { emptyObject, id, language, timestamp } from './fields.ts'
import { pageInput } from './paged-list.ts'

const moderatedRecording = v.object({
  id,
  item: v.string(),
  language,
  ...speaker.entries,
  /** Duration in milliseconds. */
  ms: v.number(),
  at: timestamp,
  /** Whether the caller recorded it. Moderators cannot decide about their own recordings. */
  own: v.boolean(),
})
export type ModeratedRecording = v.InferOutput<typeof moderatedRecording>

export const moderatedStates = ['pending', 'approved'] as const

export const listModeratedRecordings = operation({
  name: 'moderated-recordings',
  summary: 'Lists the pending or the approved recordings, oldest first; the search compares their lines',
  method: 'GET',
  path: '/api/moderation/recordings',
  access: 'moderator',
  input: v.object({ ...pageInput.entries, state: v.optional(v.picklist(moderatedStates), 'pending') }),
  output: v.array(moderatedRecording),
  isPaged: true,
  errors: [],
})

export const decideRecording = operation({
  name: 'decide-recording',
  summary: 'Approves a recording, or rejects it with a reason; an approved one can be rejected later',
  method: 'PATCH',
  path: '/api/moderation/recordings/:id',
  access: 'moderator',
  input: v.pipe(
    v.object({ id, status: v.picklist(['approved', 'rejected']), reason: v.optional(rejectionReason) }),
    v.check(({ status, reason }) => status === 'approved' || reason !== undefined, reasonMissing),
  ),
  output: emptyObject,
  errors: ['recording-not-found', 'recording-decided', 'own-recording', 'enough-recordings'],
})

const reportedLine = v.object({
  /** The newest of `reports`. Closing it closes all of them. */
  id,
  item: v.string(),
  /** Number of people with open reports about the line. */
  people: v.number(),
  /** The ten oldest open reports about the line, oldest first. */
  reports: v.array(v.object({ id, text: v.string(), at: timestamp })),
})
export type ReportedLine = v.InferOutput<typeof reportedLine>

export const listReportedLines = operation({
  name: 'reported-lines',
  summary: 'Lists the lines with open reports, oldest first; the search compares the lines',
  method: 'GET',
  path: '/api/moderation/reports',
  access: 'moderator',
  input: pageInput,
  output: v.array(reportedLine),
  isPaged: true,
  errors: [],
})

export const closeReport = operation({
  name: 'close-report',
  summary:
    'Closes a report and all older open reports about the same line with one answer, which may be empty',
  method: 'PATCH',
  path: '/api/moderation/reports/:id',
  access: 'moderator',
  input: v.object({
    id,
    status: v.literal('done'),
    answer: v.optional(reportAnswer, ''),
  }),
  output: emptyObject,
  errors: ['report-not-found', 'report-closed'],
})

const csv = 'text/csv; charset=utf-8'

export const downloadReports = operation({
  name: 'download-reports',
  summary: 'Returns the open and closed reports with the lines they are about, newest first, as CSV',
  method: 'GET',
  path: '/api/tables/reports',
  access: 'admin',
  input: emptyObject,
  output: v.instance(Uint8Array),
  download: csv,
  errors: [],
})

export const downloadLines = operation({
  name: 'download-lines',
  summary: 'Returns the lines of the teaching material and the files that contain them, as CSV',
  method: 'GET',
  path: '/api/tables/lines',
  access: 'admin',
  input: emptyObject,
  output: v.instance(Uint8Array),
  download: csv,
  errors: [],
})
