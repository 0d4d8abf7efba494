import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { requestStatuses } from '@pol/contract/access-requests'
import { roles } from '@pol/contract/roles'
import { voices } from '@pol/contract/speech'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })
const createdAt = () => moment('created_at').notNull().defaultNow()
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Accounts. The address is stored trimmed and lower-cased, so that its uniqueness means people. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [check('users_email_folded', sql`${table.email} = lower(btrim(${table.email}))`)],
)

export const profiles = pgTable('profiles', {
  id: uuid('id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  username: text('username'),
  avatarUrl: text('avatar_url'),
  createdAt: createdAt(),
})

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

/** The one device a user is active on. */
export const userDeviceLocks = pgTable('user_device_locks', {
  userId: userId().primaryKey(),
  deviceId: text('device_id').notNull(),
})

/** Sessions. Only the SHA-256 of the token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: userId(),
    deviceId: text('device_id').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** Set when the user signs in on another device, so that this one can be told why it is signed out. */
    replacedAt: moment('replaced_at'),
  },
  (table) => [index('sessions_of_user').on(table.userId)],
)

/** Single-use links for choosing a password. Only the SHA-256 of the token is kept. */
export const passwordTokens = pgTable(
  'password_tokens',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: userId(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('password_tokens_of_user').on(table.userId)],
)

/** Wishes for an account, one an address, which is stored as in `users`. */
export const registrationRequests = pgTable(
  'registration_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull().unique(),
    username: text('username').notNull(),
    message: text('message'),
    status: text('status', { enum: requestStatuses }).notNull().default('pending'),
    createdAt: createdAt(),
    /** When it was last asked or decided. */
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    check('registration_requests_email_folded', sql`${table.email} = lower(btrim(${table.email}))`),
    index('registration_requests_pending')
      .on(table.createdAt)
      .where(sql`${table.status} = 'pending'`),
    check('registration_requests_known', sql`${table.status} in ('pending', 'approved', 'rejected')`),
  ],
)

/**
 * Mails to be sent, written in the transaction of the command that causes them. A mail is composed when it
 * is sent, so that no link ever lies here in plain text.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    /** The id of what the mail is about; it may be gone by the time the mail is composed. */
    about: uuid('about'),
    createdAt: createdAt(),
    attempts: integer('attempts').notNull().default(0),
    /** When the next try is due; a claimed mail is due again after its lease, should the process die. */
    dueAt: moment('due_at').notNull().defaultNow(),
  },
  (table) => [index('mail_outbox_due').on(table.dueAt)],
)

/** Spoken texts, computed once for everybody. A row without its clip is the claim of the process that makes it. */
export const speechClips = pgTable(
  'speech_clips',
  {
    provider: text('provider').notNull(),
    voice: text('voice', { enum: voices }).notNull(),
    text: text('text').notNull(),
    mp3: bytes('mp3'),
    /** SHA-256 of the clip: one that came to harm is made again. */
    checksum: bytes('checksum'),
    /** When a claim counts no more, should the process die. */
    claimedUntil: moment('claimed_until'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.voice, table.text] })],
)

/** Failures counted against limits; the shape is that of rate-limiter-flexible. */
export const limits = pgTable('limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: timestamp('expire', { withTimezone: true }),
})
