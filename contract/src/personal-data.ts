import * as v from 'valibot'
import { requestStatuses } from './access-requests.ts'
import { id, timestamp } from './fields.ts'
import { operation } from './operation.ts'
import { roles } from './roles.ts'

/** Everything that is stored of one person, but nothing that would let somebody in as them. */
const personalData = v.object({
  exported_at: timestamp,
  account: v.object({ id, email: v.string(), created_at: timestamp }),
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
      created_at: timestamp,
      expires_at: timestamp,
      /** When the person signed in on another device. */
      replaced_at: v.nullable(timestamp),
    }),
  ),
  password_links: v.array(v.object({ expires_at: timestamp })),
  access_request: v.nullable(
    v.object({
      id,
      username: v.string(),
      message: v.nullable(v.string()),
      status: v.picklist(requestStatuses),
      created_at: timestamp,
      changed_at: timestamp,
    }),
  ),
  /** Mails to the person and about their request that have not gone out yet. */
  waiting_mails: v.array(
    v.object({ kind: v.string(), created_at: timestamp, attempts: v.number(), due_at: timestamp }),
  ),
  /** The same where they are files, because there is no mail server. */
  mail_files: v.array(v.object({ name: v.string(), written_at: timestamp })),
  /** Counts against abuse. */
  counters: v.array(v.object({ name: v.string(), points: v.number(), expires_at: v.nullable(timestamp) })),
})
export type PersonalData = v.InferOutput<typeof personalData>

export const exportUser = operation({
  name: 'export-user',
  summary: 'Hands out everything that is stored of a person',
  method: 'POST',
  path: '/api/functions/export-user',
  access: 'admin',
  input: v.object({ user_id: id }),
  output: personalData,
  errors: ['user-not-found'],
})
