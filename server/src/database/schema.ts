import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { requestStatuses } from '@pol/contract/operations/access-requests'
import { auditActions } from '@pol/contract/operations/administration'
import { skills } from '@pol/learning/skills'
import { defaultSettings, type Grade, type Reminder, type Settings, taskKinds } from '@pol/learning/values'
import { passkeyChanges } from '@pol/contract/operations/passkeys'
import { recordingStates } from '@pol/contract/operations/recordings'
import { reportStates } from '@pol/contract/operations/reports'
import { roles } from '@pol/contract/roles'
import { languages } from '@pol/language/language'
import { personOf } from './counter-keys.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })
/** A moment in the wire format, ISO 8601, for reading and writing. */
const isoMoment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (moment) => new Date(moment).toISOString(),
})
const createdAt = () => moment('created_at').notNull().defaultNow()
/** Username and address, folded (`searchTextOf`): folding 100,000 rows during a search would be too slow. */
const searchText = () => text('search_text').notNull()
/** Browser and system of a device at the sign-in (`storedDeviceKind`). */
const deviceKind = () => text('device_kind').notNull().default('/')
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Accounts. The address is stored trimmed and in lower case, so that it is unique regardless of spelling. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull().unique(),
    /** Empty while the account is being erased. */
    passwordHash: text('password_hash').notNull(),
    createdAt: createdAt(),
    /** Language of the interface and of mails to the user. Both languages are `null` until the user has chosen. */
    language: text('language', { enum: languages }),
    motherTongue: text('mother_tongue', { enum: languages }),
  },
  (table) => [
    check('users_email_folded', sql`${table.email} = lower(btrim(${table.email}))`),
    check(
      'users_languages_known',
      sql`${table.language} in ('de', 'fa') and ${table.motherTongue} in ('de', 'fa')`,
    ),
  ],
)

export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    username: text('username'),
    avatarUrl: text('avatar_url'),
    createdAt: createdAt(),
    searchText: searchText(),
  },
  (table) => [index('profiles_newest').on(table.createdAt, table.id)],
)

export const userRoles = pgTable(
  'user_roles',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    role: text('role', { enum: roles }).notNull(),
  },
  (table) => [
    unique('user_roles_once').on(table.userId, table.role),
    index('user_roles_of_administrators')
      .on(table.userId)
      .where(sql`${table.role} = 'admin'`),
    check('user_roles_known', sql`${table.role} in ('user', 'moderator', 'admin')`),
  ],
)

/** The one active device of each user. */
export const userDeviceLocks = pgTable('user_device_locks', {
  userId: userId().primaryKey(),
  deviceId: text('device_id').notNull(),
  /** SHA-256 of the device's secret; `null` if it sent none. */
  deviceSecretHash: bytes('device_secret_hash'),
})

/**
 * Devices and networks from which a user has recently signed in, which failed attempts of strangers do not block; and
 * kinds of devices, because a sign-in on a new kind sends a mail.
 */
export const knownSignIns = pgTable(
  'known_sign_ins',
  {
    userId: userId(),
    kind: text('kind', { enum: ['device', 'device-kind', 'network'] }).notNull(),
    /** SHA-256 of the device's secret, or of the user's id with the network or kind. */
    hash: bytes('hash').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.hash] }),
    index('known_sign_ins_oldest').on(table.lastAt),
  ],
)

/** Sessions. Only the SHA-256 of the token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: userId(),
    deviceId: text('device_id').notNull(),
    deviceSecretHash: bytes('device_secret_hash'),
    deviceKind: deviceKind(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** Set by a sign-in on another device, so that this device can show why it was signed out. */
    replacedAt: moment('replaced_at'),
    /** When the user last gave the password or a passkey in this session; `null` if a device key opened it. */
    provedAt: moment('proved_at'),
  },
  (table) => [index('sessions_of_user').on(table.userId), index('sessions_oldest').on(table.expiresAt)],
)

/**
 * The public key of the device on which a user stays signed in; one per user, because only one device is active. A
 * sign-in on another device deletes the key.
 */
export const deviceKeys = pgTable(
  'device_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId().unique(),
    deviceId: text('device_id').notNull(),
    deviceSecretHash: bytes('device_secret_hash'),
    deviceKind: deviceKind(),
    /** An uncompressed point of P-256: 4, x and y. */
    publicKey: bytes('public_key').notNull(),
    createdAt: createdAt(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [index('device_keys_oldest').on(table.usedAt)],
)

/** Single-use challenges for device keys. Only their SHA-256 is stored. */
export const deviceChallenges = pgTable(
  'device_challenges',
  {
    challengeHash: bytes('challenge_hash').primaryKey(),
    /** The requested key, which may not exist: an unknown key must cause the same work as a known one. */
    keyId: uuid('key_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('device_challenges_of_key').on(table.keyId),
    index('device_challenges_oldest').on(table.expiresAt),
  ],
)

const passkeyColumns = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  userId: userId(),
  /** The authenticator's id of the passkey, base64url. */
  credentialId: text('credential_id').notNull(),
  /** In COSE format. */
  publicKey: bytes('public_key').notNull(),
  /** Increases with each use, or stays 0 (synchronised passkeys). */
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  /** The user's name for it. */
  name: text('name').notNull(),
  createdAt: createdAt(),
  usedAt: moment('used_at').notNull(),
  /** When it became valid as a second factor; `null` until its owner has confirmed it with a link. */
  confirmedAt: moment('confirmed_at'),
})

/** Passkeys: the public keys of credentials with which users sign in (WebAuthn). */
export const passkeys = pgTable('passkeys', passkeyColumns(), (table) => [
  unique('passkeys_credential_id_unique').on(table.credentialId),
  index('passkeys_of_user').on(table.userId),
])

/** Recently removed passkeys, kept so that their owner can undo the removal. They cannot sign in. */
export const removedPasskeys = pgTable(
  'removed_passkeys',
  { ...passkeyColumns(), removedAt: moment('removed_at').notNull() },
  (table) => [
    index('removed_passkeys_of_user').on(table.userId),
    index('removed_passkeys_oldest').on(table.removedAt),
  ],
)

/** Links with which users undo the addition or removal of a passkey. Only the SHA-256 of the token is stored. */
export const passkeyLinks = pgTable(
  'passkey_links',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: userId(),
    change: text('change', { enum: passkeyChanges }).notNull(),
    passkeyId: uuid('passkey_id').notNull(),
    /** The owner's name for it, because the passkey may be deleted before the link is opened. */
    passkeyName: text('passkey_name').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_links_of_user').on(table.userId),
    index('passkey_links_oldest').on(table.expiresAt),
    check('passkey_links_known', sql`${table.change} in ('added', 'removed')`),
  ],
)

/** Single-use challenges for passkeys. Only their SHA-256 is stored. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: bytes('challenge_hash').primaryKey(),
    /** The user who adds a passkey; `null` for a sign-in, whose user is not known yet. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_of_user').on(table.userId),
    index('passkey_challenges_oldest').on(table.expiresAt),
  ],
)

/** Single-use links for setting a password. Only the SHA-256 of the token is stored. */
export const passwordTokens = pgTable(
  'password_tokens',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: userId(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('password_tokens_of_user').on(table.userId)],
)

/** Access requests, at most one per address. The address is stored as in `users`. */
export const registrationRequests = pgTable(
  'registration_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull().unique(),
    username: text('username').notNull(),
    message: text('message'),
    searchText: searchText(),
    /** Interface language of the request. The new account gets it. */
    language: text('language', { enum: languages }).notNull().default('de'),
    status: text('status', { enum: requestStatuses }).notNull().default('pending'),
    createdAt: createdAt(),
    /** When it was last submitted or decided. */
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    check('registration_requests_email_folded', sql`${table.email} = lower(btrim(${table.email}))`),
    index('registration_requests_pending')
      .on(table.createdAt)
      .where(sql`${table.status} = 'pending'`),
    index('registration_requests_oldest').on(table.changedAt),
    check('registration_requests_known', sql`${table.status} in ('pending', 'approved', 'rejected')`),
    check('registration_requests_language_known', sql`${table.language} in ('de', 'fa')`),
  ],
)

/**
 * Queue of outgoing mails. A row is inserted in the transaction of the operation that causes the mail. The mail is
 * composed when it is sent, so that no link is stored in plain text.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', {
      enum: [
        'access-request',
        'access-requests-digest',
        'password-reset',
        'set-up',
        'password-changed',
        'new-device',
        'role-added',
        'role-removed',
        'staff-added',
        'passkey-added',
        'passkey-removed',
        'reminder',
      ],
    }).notNull(),
    recipient: text('recipient').notNull(),
    /** Id of the access request, user or passkey for the mail. It may be deleted before the mail is composed. */
    about: uuid('about'),
    /** Detail for the text: a role, a kind of device, or the name of a passkey. */
    detail: text('detail'),
    createdAt: createdAt(),
    attempts: integer('attempts').notNull().default(0),
    /** Time of the next attempt. A claimed mail becomes due again after its lease, in case the process dies. */
    dueAt: moment('due_at').notNull().defaultNow(),
  },
  (table) => [
    index('mail_outbox_due').on(table.dueAt),
    index('mail_outbox_to').on(table.recipient),
    index('mail_outbox_about').on(table.about),
  ],
)

/** Cache of spoken texts. A row without a clip is the claim of the process that generates it. */
export const speechClips = pgTable(
  'speech_clips',
  {
    provider: text('provider').notNull(),
    /** Voice and speaker (`Sounding` in features/speech/provider.ts). */
    voice: text('voice').notNull(),
    text: text('text').notNull(),
    mp3: bytes('mp3'),
    /** SHA-256 of the clip. A damaged clip is generated again. */
    checksum: bytes('checksum'),
    /** When the claim expires, in case the process dies. */
    claimedUntil: moment('claimed_until'),
    /** Of the clip of a neural voice: since when that voice is not in the folder of the operator any more. */
    unusedSince: moment('unused_since'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.voice, table.text] })],
)

/* Learning columns have the names of the wire format (learning/src/values.ts), so that rows need no renaming. */

/** The columns that identify a card, together with the user. */
const cardColumns = () => ({
  language: text('language', { enum: languages }).notNull(),
  item: text('item').notNull(),
  skill: text('skill', { enum: skills }).notNull(),
})

/**
 * The original answers of the learners. Both indexes begin with the learner, so that the cost of a batch does not
 * depend on the number of learners.
 */
export const answers = pgTable(
  'answers',
  {
    user_id: userId(),
    /** Generated by the browser, so that storing is idempotent. */
    id: uuid('id').notNull(),
    ...cardColumns(),
    grade: smallint('grade').$type<Grade>().notNull(),
    task: text('task', { enum: taskKinds }).notNull(),
    at: isoMoment('at').notNull(),
    ms: integer('ms').notNull(),
    overruled: boolean('overruled').notNull(),
    /** Time zone of the learner; null from clients that do not send it. */
    zone: text('zone'),
    /** The item as asked, if the answer counts for another one: `item` leads its word (learning/src/leaders.ts). */
    asked: text('asked'),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('answers_of_item').on(table.user_id, table.item),
    check('answers_known', sql`${table.grade} between 1 and 4`),
  ],
)

/** Derived from the answers: the fold of those that count (learning/src/fold.ts). */
export const cards = pgTable(
  'cards',
  {
    user_id: userId(),
    ...cardColumns(),
    due: isoMoment('due').notNull(),
    stability: doublePrecision('stability').notNull(),
    difficulty: doublePrecision('difficulty').notNull(),
    reps: integer('reps').notNull(),
    lapses: integer('lapses').notNull(),
    last: isoMoment('last').notNull(),
    first: isoMoment('first'),
    first_right: isoMoment('first_right'),
    last_right: isoMoment('last_right'),
    right_twice: boolean('right_twice').notNull(),
    /** The learner's version at the last change of the card. */
    version: bigint('version', { mode: 'number' }).notNull(),
    /** Late answers were folded as if they were the newest, until all answers are folded again in the background. */
    provisional: boolean('provisional').notNull().default(false),
    /** Number of stored answers, including those that do not count; bounds the work of folding them. */
    answer_count: integer('answer_count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.item, table.language, table.skill] }),
    index('cards_newest').on(table.user_id, table.version),
    index('cards_provisional')
      .on(table.user_id)
      .where(sql`${table.provisional}`),
  ],
)

/** Items that learners have marked. */
export const stars = pgTable(
  'stars',
  { user_id: userId(), item: text('item').notNull(), at: isoMoment('at').notNull() },
  (table) => [primaryKey({ columns: [table.user_id, table.item] })],
)

/** Rounds that learners have finished, including those before a restart, which do not count. */
export const rounds = pgTable(
  'rounds',
  {
    user_id: userId(),
    /** Generated by the browser, so that storing is idempotent. */
    id: uuid('id').notNull(),
    at: isoMoment('at').notNull(),
    /** Number of different cards asked. */
    cards: smallint('cards').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.id] })],
)

/** How far learners are in the lessons of the course, including those before a restart, which do not count. */
export const lessons = pgTable(
  'lesson_progress',
  {
    user_id: userId(),
    lesson: text('lesson').notNull(),
    at: isoMoment('at').notNull(),
    step: smallint('step').notNull(),
    right: smallint('right').notNull(),
    of: smallint('of').notNull(),
    done: boolean('done').notNull(),
    /** The version of the learner in which it was last changed. */
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.lesson] }),
    check('lesson_progress_possible', sql`${table.right} <= ${table.of}`),
  ],
)

/**
 * Parameters of the memory that were fitted to the answers of a learner, including those before a restart, which do not
 * hold any more. Each holds for the answers from its time on (learning/src/memory.ts), so the fold is reproducible.
 */
export const memoryParameters = pgTable(
  'memory_parameters',
  {
    user_id: userId(),
    at: isoMoment('at').notNull(),
    w: doublePrecision('w').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.at] }),
    check('memory_parameters_known', sql`cardinality(${table.w}) = 21`),
  ],
)

/** The settings of each learner; there is no row before the first change. */
export const learningSettings = pgTable(
  'learning_settings',
  {
    user_id: userId().primaryKey(),
    learns: text('learns', { enum: languages }),
    start: text('start', { enum: ['script', 'units'] }),
    minutes: smallint('minutes').$type<Settings['minutes']>().notNull().default(defaultSettings.minutes),
    new_a_day: smallint('new_a_day'),
    transliteration: text('transliteration')
      .$type<Settings['transliteration']>()
      .notNull()
      .default(defaultSettings.transliteration),
    sounds: text('sounds').$type<Settings['sounds']>().notNull().default(defaultSettings.sounds),
    keyboard: boolean('keyboard'),
    human_voices: boolean('human_voices').notNull().default(defaultSettings.human_voices),
    topics: text('topics').array().$type<Settings['topics']>().notNull().default(defaultSettings.topics),
    reminder: jsonb('reminder').$type<Reminder>(),
    /** Time zone of the latest answers or of the device that chose the reminder; null if unknown. */
    zone: text('zone'),
    /** When the next reminder is due; null if none is. Moved by every answer and every reminder. */
    reminder_due_at: isoMoment('reminder_due_at'),
    /** The moment for which the latest reminder was due; at most one for each local day. */
    reminded_at: isoMoment('reminded_at'),
    /** Number of reminders since the latest answer or choice of a reminder. */
    unanswered_reminders: smallint('unanswered_reminders').notNull().default(0),
    /** Increases with every change to cards, finished rounds, lessons, stars or settings. */
    version: bigint('version', { mode: 'number' }).notNull(),
    /** When the learner last restarted: earlier answers, rounds and lessons do not count. */
    restarted_at: isoMoment('restarted_at'),
    /** Number of stored answers, to enforce their limit without counting rows. */
    answer_count: integer('answer_count').notNull().default(0),
    /** The groups of items (`Items`) that the rows follow; null if none are known. */
    grouping: text('grouping'),
    /** The version up to which they follow it. The previous release of the server leaves it behind. */
    grouped_version: bigint('grouped_version', { mode: 'number' }).notNull().default(0),
    /** The version in which rows were last regrouped, when cards may have disappeared. */
    regrouped_version: bigint('regrouped_version', { mode: 'number' }).notNull().default(0),
    /** When the memory is to be fitted again; null before the first time. */
    fit_due_at: isoMoment('fit_due_at'),
    /** Number of stored answers when it was last fitted. */
    fitted_answers: integer('fitted_answers').notNull().default(0),
  },
  (table) => [
    index('learning_settings_reminders')
      .on(table.reminder_due_at)
      .where(sql`${table.reminder_due_at} is not null`),
  ],
)

/** Push subscriptions of browsers, to which reminders are sent. Deleted when the learner no longer wants them. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    userId: userId(),
    deviceId: text('device_id').notNull(),
    deviceSecretHash: bytes('device_secret_hash'),
    deviceKind: deviceKind(),
    /** Address at the push service. It belongs to one browser, and here to the person who subscribed on it last. */
    endpoint: text('endpoint').notNull().unique(),
    /** Public key of the browser and the shared secret, base64url (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
    /** Time of the next attempt to send a reminder; `null` if none waits. */
    sendAt: moment('send_at'),
    /** After this time it is no longer sent. */
    sendUntil: moment('send_until'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceId] }),
    index('push_subscriptions_due')
      .on(table.sendAt)
      .where(sql`${table.sendAt} is not null`),
    check('push_subscriptions_bounded', sql`(${table.sendAt} is null) = (${table.sendUntil} is null)`),
  ],
)

/** Links in reminders that end them. Only the SHA-256 of the token is stored. */
export const reminderLinks = pgTable(
  'reminder_links',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: userId(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('reminder_links_of_user').on(table.userId),
    index('reminder_links_oldest').on(table.expiresAt),
  ],
)

/**
 * The key pair with which the server identifies itself to push services (VAPID, RFC 8292). In the database, because all
 * processes need the same: a subscription accepts only the key with which it was made.
 */
export const pushKeys = pgTable(
  'push_keys',
  {
    /** There is one row. */
    id: smallint('id').primaryKey().default(1),
    /** Base64url. */
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
    createdAt: createdAt(),
  },
  (table) => [check('push_keys_one', sql`${table.id} = 1`)],
)

/** Consent to publish recordings, with the name and region to show. Deleted when it is withdrawn. */
export const recordingConsents = pgTable('recording_consents', {
  userId: userId().primaryKey(),
  name: text('name'),
  region: text('region'),
  givenAt: moment('given_at').notNull(),
})

/** Recordings of course lines by native speakers. */
export const recordings = pgTable(
  'recordings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    item: text('item').notNull(),
    language: text('language', { enum: languages }).notNull(),
    state: text('state', { enum: recordingStates }).notNull().default('pending'),
    /** Name and region to show, copied from the consent at the time of the recording. */
    name: text('name'),
    region: text('region'),
    /** MP3; `null` after the withdrawal. */
    audio: bytes('audio'),
    ms: integer('ms').notNull(),
    /** Reason of the rejection. */
    reason: text('reason'),
    createdAt: createdAt(),
    /** Time of the decision or withdrawal. */
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('recordings_once')
      .on(table.userId, table.item, table.language)
      .where(sql`${table.state} in ('pending', 'approved')`),
    index('recordings_of_user').on(table.userId, table.createdAt),
    index('recordings_of_line')
      .on(table.language, table.item)
      .where(sql`${table.state} = 'approved'`),
    index('recordings_oldest').on(table.state, table.createdAt, table.id),
    check(
      'recordings_known',
      sql`${table.language} in ('de', 'fa') and ${table.state} in ('pending', 'approved', 'rejected', 'withdrawn')`,
    ),
    check('recordings_withdrawn_silent', sql`(${table.audio} is null) = (${table.state} = 'withdrawn')`),
    check('recordings_reasoned', sql`(${table.reason} is null) = (${table.state} <> 'rejected')`),
  ],
)

/** Mistakes in the teaching material that learners have reported. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    item: text('item').notNull(),
    text: text('text').notNull(),
    status: text('status', { enum: reportStates }).notNull().default('open'),
    answer: text('answer'),
    createdAt: createdAt(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('reports_of_user').on(table.userId, table.createdAt),
    index('reports_newest').on(table.createdAt, table.id),
    index('reports_open')
      .on(table.item, table.createdAt)
      .where(sql`${table.status} = 'open'`),
    check('reports_known', sql`${table.status} in ('open', 'done')`),
    check('reports_closed', sql`(${table.closedAt} is null) = (${table.status} = 'open')`),
  ],
)

/**
 * Audit trail of actions on accounts, access requests, recordings and reports. An erasure removes the person from it;
 * deleted administrators and moderators keep a pseudonym (`eraseAccount`).
 */
export const audit = pgTable(
  'audit',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: moment('at').notNull(),
    /** `null` after the deletion of the account, for actions of the operator, and for calls without a session. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** Without an `actorId`: the operator, or the pseudonym of a deleted administrator or moderator. */
    actorAlias: text('actor_alias'),
    action: text('action', { enum: auditActions }).notNull(),
    /** The granted or revoked role. */
    role: text('role', { enum: roles }),
    /** The object, such as an access request or a recording; `null` for actions on an account, and after an erasure. */
    objectId: uuid('object_id'),
    /** The person affected; `null` for a request from an address without an account, and after an erasure. */
    subjectId: uuid('subject_id').references(() => users.id, { onDelete: 'set null' }),
    /** The pseudonym of a deleted administrator or moderator. */
    subjectAlias: text('subject_alias'),
    /** The denied operation. */
    detail: text('detail'),
  },
  (table) => [
    index('audit_of_actor').on(table.actorId, table.at),
    index('audit_of_subject').on(table.subjectId, table.at),
    index('audit_of_object').on(table.objectId),
    index('audit_oldest').on(table.at),
  ],
)

/** Deleted accounts, so that a restore of an older backup deletes them again. Contains no personal data. */
export const erasures = pgTable('erasures', {
  /** SHA-256 of the user's random id. */
  userIdHash: bytes('user_id_hash').primaryKey(),
  erasedAt: moment('erased_at').notNull(),
})

/** Counters of the rate limits, in the format of rate-limiter-flexible. */
export const limits = pgTable(
  'limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: timestamp('expire', { withTimezone: true }),
  },
  (table) => [index('limits_of_person').on(personOf(table.key))],
)
