import type { PersonalData } from '@pol/contract/operations/personal-data'
import { card, finishedRound, lessonProgress, memoryParameters, settings, star } from '@pol/learning/values'
import { answerOf, fieldsOf } from '../../database/learning-rows.ts'
import type * as schema from '../../database/schema.ts'
import type { Paged } from '../../api/streamed.ts'
import { readDeviceKind } from '../../api/device-kind.ts'

type Row<Table extends keyof typeof schema> = (typeof schema)[Table]['$inferSelect']

type Pages<Row> = AsyncIterable<readonly Row[]>

interface Stored {
  readonly account: Row<'users'>
  readonly profile: Row<'profiles'> | undefined
  readonly roles: readonly Row<'userRoles'>[]
  readonly lock: Row<'userDeviceLocks'> | undefined
  readonly sessions: readonly Row<'sessions'>[]
  readonly deviceKeys: readonly Row<'deviceKeys'>[]
  readonly challenges: readonly Row<'deviceChallenges'>[]
  readonly passkeys: readonly Row<'passkeys'>[]
  readonly removedPasskeys: readonly Row<'removedPasskeys'>[]
  readonly passkeyLinks: readonly Row<'passkeyLinks'>[]
  readonly passkeyChallenges: readonly Row<'passkeyChallenges'>[]
  readonly knownSignIns: readonly Row<'knownSignIns'>[]
  readonly links: readonly Row<'passwordTokens'>[]
  readonly learner: Row<'learningSettings'> | undefined
  readonly pushSubscriptions: readonly Row<'pushSubscriptions'>[]
  readonly reminderLinks: readonly Row<'reminderLinks'>[]
  readonly answers: Pages<Row<'answers'>>
  readonly cards: Pages<Row<'cards'>>
  readonly stars: Pages<Row<'stars'>>
  readonly rounds: Pages<Row<'rounds'>>
  readonly lessons: Pages<Row<'lessons'>>
  readonly parameters: Pages<Row<'memoryParameters'>>
  readonly consent: Row<'recordingConsents'> | undefined
  /** With the audio in base64, with line breaks. */
  readonly recordings: Pages<Omit<Row<'recordings'>, 'audio'> & { readonly audio: string | null }>
  readonly reports: Pages<Row<'reports'>>
  readonly audit: Pages<Row<'audit'>>
  readonly request: Row<'registrationRequests'> | undefined
  readonly mails: readonly Row<'mailOutbox'>[]
  readonly mailFiles: readonly { readonly name: string; readonly writtenAt: Date }[]
  readonly counts: readonly Row<'limits'>[]
}

/** Lists the fields explicitly: no password, no token, no address of another user. */
export function presentPersonalData(stored: Stored, now: Date): Paged<PersonalData> {
  const { account, profile, lock, learner, consent, request } = stored
  return {
    exported_at: now.toISOString(),
    account: {
      id: account.id,
      email: account.email,
      language: account.language,
      mother_tongue: account.motherTongue,
      created_at: account.createdAt.toISOString(),
    },
    profile: profile
      ? {
          username: profile.username,
          avatar_url: profile.avatarUrl,
          created_at: profile.createdAt.toISOString(),
        }
      : null,
    roles: stored.roles.map(({ id, role }) => ({ id, role })),
    device_lock: lock ? { device_id: lock.deviceId } : null,
    sessions: stored.sessions.map((session) => ({
      device_id: session.deviceId,
      device_kind: readDeviceKind(session.deviceKind),
      created_at: session.createdAt.toISOString(),
      expires_at: session.expiresAt.toISOString(),
      replaced_at: session.replacedAt?.toISOString() ?? null,
      proved_at: session.provedAt?.toISOString() ?? null,
    })),
    device_keys: stored.deviceKeys.map(({ id, deviceId, deviceKind, createdAt, usedAt }) => ({
      id,
      device_id: deviceId,
      device_kind: readDeviceKind(deviceKind),
      created_at: createdAt.toISOString(),
      used_at: usedAt.toISOString(),
      challenges: stored.challenges
        .filter(({ keyId }) => keyId === id)
        .map(({ expiresAt }) => ({ expires_at: expiresAt.toISOString() })),
    })),
    passkeys: [
      ...stored.passkeys.map((passkey) => presentStoredPasskey({ ...passkey, removedAt: null })),
      ...stored.removedPasskeys.map(presentStoredPasskey),
    ],
    passkey_links: stored.passkeyLinks.map(({ change, passkeyId, passkeyName, expiresAt }) => ({
      change,
      passkey_id: passkeyId,
      passkey_name: passkeyName,
      expires_at: expiresAt.toISOString(),
    })),
    passkey_challenges: stored.passkeyChallenges.map(({ expiresAt }) => ({
      expires_at: expiresAt.toISOString(),
    })),
    known_sign_ins: stored.knownSignIns.map(({ kind, lastAt }) => ({ kind, last_at: lastAt.toISOString() })),
    password_links: stored.links.map(({ expiresAt }) => ({ expires_at: expiresAt.toISOString() })),
    learning: {
      settings: learner
        ? {
            ...fieldsOf(settings, learner),
            version: learner.version,
            restarted_at: learner.restarted_at,
            zone: learner.zone,
            reminder_due_at: learner.reminder_due_at,
            reminded_at: learner.reminded_at,
            unanswered_reminders: learner.unanswered_reminders,
            fit_due_at: learner.fit_due_at,
            fitted_answers: learner.fitted_answers,
          }
        : null,
      answers: presented(stored.answers, answerOf),
      cards: presented(stored.cards, (row) => ({ ...fieldsOf(card, row), version: row.version })),
      stars: presented(stored.stars, (row) => fieldsOf(star, row)),
      rounds: presented(stored.rounds, (row) => fieldsOf(finishedRound, row)),
      lessons: presented(stored.lessons, (row) => ({
        ...fieldsOf(lessonProgress, row),
        version: row.version,
      })),
      parameters: presented(stored.parameters, (row) => fieldsOf(memoryParameters, row)),
    },
    push_subscriptions: stored.pushSubscriptions.map((subscription) => ({
      device_id: subscription.deviceId,
      device_kind: readDeviceKind(subscription.deviceKind),
      endpoint: subscription.endpoint,
      created_at: subscription.createdAt.toISOString(),
      send_at: subscription.sendAt?.toISOString() ?? null,
      send_until: subscription.sendUntil?.toISOString() ?? null,
    })),
    reminder_links: stored.reminderLinks.map(({ expiresAt }) => ({ expires_at: expiresAt.toISOString() })),
    voice: {
      consent: consent
        ? { name: consent.name, region: consent.region, given_at: consent.givenAt.toISOString() }
        : null,
      recordings: presented(
        stored.recordings,
        ({ id, item, language, state, name, region, audio, ms, reason, createdAt, changedAt }) => ({
          id,
          item,
          language,
          state,
          name,
          region,
          audio: audio?.replaceAll('\n', '') ?? null,
          ms,
          reason,
          created_at: createdAt.toISOString(),
          changed_at: changedAt.toISOString(),
        }),
      ),
    },
    reports: presented(stored.reports, ({ id, item, text, status, answer, createdAt, closedAt }) => ({
      id,
      item,
      text,
      status,
      answer,
      created_at: createdAt.toISOString(),
      closed_at: closedAt?.toISOString() ?? null,
    })),
    audit: presented(stored.audit, ({ id, at, actorId, action, role, objectId, detail }) => ({
      id,
      at: at.toISOString(),
      by_person: actorId === account.id,
      action,
      role,
      object_id: objectId,
      detail,
    })),
    access_request: request
      ? {
          id: request.id,
          username: request.username,
          message: request.message,
          language: request.language,
          status: request.status,
          created_at: request.createdAt.toISOString(),
          changed_at: request.changedAt.toISOString(),
        }
      : null,
    waiting_mails: stored.mails.map(({ kind, detail, createdAt, attempts, dueAt }) => ({
      kind,
      detail,
      created_at: createdAt.toISOString(),
      attempts,
      due_at: dueAt.toISOString(),
    })),
    mail_files: stored.mailFiles.map(({ name, writtenAt }) => ({
      name,
      written_at: writtenAt.toISOString(),
    })),
    counters: stored.counts.map(({ key, points, expire }) => ({
      // Without the hash of the user.
      name: key.slice(0, key.lastIndexOf(':')),
      points,
      expires_at: expire?.toISOString() ?? null,
    })),
  }
}

type StoredPasskey = Row<'passkeys'> & { readonly removedAt: Date | null }

function presentStoredPasskey(passkey: StoredPasskey): PersonalData['passkeys'][number] {
  const { id, name, transports, counter, createdAt, usedAt, confirmedAt, removedAt } = passkey
  return {
    id,
    name,
    transports,
    counter,
    created_at: createdAt.toISOString(),
    used_at: usedAt.toISOString(),
    confirmed_at: confirmedAt?.toISOString() ?? null,
    removed_at: removedAt?.toISOString() ?? null,
  }
}

async function* presented<Row, Shown>(pages: Pages<Row>, show: (row: Row) => Shown): AsyncGenerator<Shown[]> {
  for await (const page of pages) yield page.map(show)
}
