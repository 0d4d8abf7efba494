import type { PersonalData } from '@pol/contract/personal-data'
import type * as schema from '../../database/schema.ts'

type Row<Table extends keyof typeof schema> = (typeof schema)[Table]['$inferSelect']

interface Stored {
  readonly account: Row<'users'>
  readonly profile: Row<'profiles'> | undefined
  readonly roles: readonly Row<'userRoles'>[]
  readonly lock: Row<'userDeviceLocks'> | undefined
  readonly sessions: readonly Row<'sessions'>[]
  readonly links: readonly Row<'passwordTokens'>[]
  readonly request: Row<'registrationRequests'> | undefined
  readonly mails: readonly Row<'mailOutbox'>[]
  readonly mailFiles: readonly { readonly name: string; readonly writtenAt: Date }[]
  readonly counts: readonly Row<'limits'>[]
}

/** Names every field that leaves the server: no password, no token, nobody else's address. */
export function presentPersonalData(stored: Stored, now: Date): PersonalData {
  const { account, profile, lock, request } = stored
  return {
    exported_at: now.toISOString(),
    account: { id: account.id, email: account.email, created_at: account.createdAt.toISOString() },
    profile: profile
      ? {
          username: profile.username,
          avatar_url: profile.avatarUrl,
          created_at: profile.createdAt.toISOString(),
        }
      : null,
    roles: stored.roles.map(({ id, role }) => ({ id, role })),
    device_lock: lock ? { device_id: lock.deviceId } : null,
    sessions: stored.sessions.map(({ deviceId, createdAt, expiresAt, replacedAt }) => ({
      device_id: deviceId,
      created_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      replaced_at: replacedAt?.toISOString() ?? null,
    })),
    password_links: stored.links.map(({ expiresAt }) => ({ expires_at: expiresAt.toISOString() })),
    access_request: request
      ? {
          id: request.id,
          username: request.username,
          message: request.message,
          status: request.status,
          created_at: request.createdAt.toISOString(),
          changed_at: request.changedAt.toISOString(),
        }
      : null,
    waiting_mails: stored.mails.map(({ kind, createdAt, attempts, dueAt }) => ({
      kind,
      created_at: createdAt.toISOString(),
      attempts,
      due_at: dueAt.toISOString(),
    })),
    mail_files: stored.mailFiles.map(({ name, writtenAt }) => ({
      name,
      written_at: writtenAt.toISOString(),
    })),
    counters: stored.counts.map(({ key, points, expire }) => ({
      // Without the hash of whom it counts.
      name: key.slice(0, key.lastIndexOf(':')),
      points,
      expires_at: expire?.toISOString() ?? null,
    })),
  }
}
