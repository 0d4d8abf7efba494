import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { openEmbeddedEngine } from '../../src/database/embedded.ts'
import type { Database } from '../../src/database/database.ts'
import { openEmbeddedDatabase } from '../../src/database/open.ts'
import {
  audit,
  recordingConsents,
  recordings,
  registrationRequests,
  reports,
  speechClips,
} from '../../src/database/schema.ts'
import { createAccount } from '../../src/accounts/create-account.ts'
import { hashPassword } from '../../src/accounts/passwords/password-hash.ts'
import { migrations, template } from '../paths.ts'

/** Clara of world.ts. */
export const clara = { email: 'clara@example.org', password: 'claras-geheimnis' }

/** Enough rows that other requests run during a backup. */
const oldSessions = 8_000

const texts = [
  'می‌خواهم «کتاب‌ها» را بخوانم؛ نُه',
  `O'Brien said "C:\\new\\table" and $1, %s, \\. and \\x41`,
  'one line\nanother\r\nand\u2028more\u2029of\u0085them\tat\vall\f\u0001',
  '👩🏽‍🏫🇮🇷 ﷽ \ufeff\u200f',
  '["end","nothing"]',
  '{"id": null}\n["table","users"]',
  '',
  null,
]
const moments = [
  '2026-11-21 10:52:26.123456+00',
  '1883-06-01 12:00:00.000001+03:25:44',
  '2024-02-29 23:59:59.999999-11',
]
/** Their order depends on the collation. */
const words = ['a', 'B', 'ä', 'Z', 'z', 'ı', 'آب', 'اب', '-', ' ', '']

/** Creates a data folder with an embedded database whose values are hard to serialise. */
export async function createSampleDatabase(dataFolder: string): Promise<void> {
  await mkdir(dataFolder, { recursive: true })
  const engine = await openEmbeddedEngine(join(dataFolder, 'database'), template)
  const { db, close } = await openEmbeddedDatabase(engine, migrations)
  await fill(db)
  await close()
}

/** Opens the embedded database of a data folder, which no other process may be using. */
export async function withEmbeddedDatabase<T>(
  dataFolder: string,
  work: (engine: PGlite) => Promise<T>,
): Promise<T> {
  const engine = await openEmbeddedEngine(join(dataFolder, 'database'), null)
  try {
    return await work(engine)
  } finally {
    await engine.close()
  }
}

async function fill(db: Database): Promise<void> {
  const passwordHash = await hashPassword(clara.password)
  const account = await db.transaction((tx) =>
    createAccount(tx, { email: clara.email, username: 'Clara', passwordHash, role: 'user' }),
  )
  await db.execute(sql`
    insert into sessions (token_hash, user_id, device_id, expires_at, replaced_at)
    select sha256(n::text::bytea), u.id, gen_random_uuid(), now() + interval '1 day', now()
    from users u, generate_series(1, ${oldSessions}::int) n
  `)
  await db.insert(registrationRequests).values(
    texts.map((message, n) => ({
      email: `farid${n}@example.org`,
      username: 'Farid',
      searchText: '',
      message,
    })),
  )
  for (const [n, moment] of moments.entries()) {
    await db.execute(sql`
      update registration_requests set created_at = ${moment}::timestamptz where email = ${`farid${n}@example.org`}
    `)
  }
  const everyByte = Uint8Array.from({ length: 256 }, (_, n) => n)
  await db.insert(speechClips).values(
    words.map((text, n) => ({
      provider: 'test',
      voice: 'nova' as const,
      text,
      mp3: [everyByte, new Uint8Array(), null][n % 3],
    })),
  )
  const [userId, objectId] = [String(account), randomUUID()]
  const changed = { changedAt: new Date(), ms: 900, language: 'de' } as const
  await db.insert(recordingConsents).values({ userId, name: 'Clara', givenAt: new Date() })
  await db.insert(recordings).values([
    { id: objectId, userId, item: 'haus', state: 'approved', audio: everyByte, ...changed },
    { userId, item: 'tee', state: 'withdrawn', audio: null, ...changed },
  ])
  await db.insert(reports).values({ userId, item: 'haus', text: 'گُل؟' })
  const approval = { action: 'approve-recording', objectId, subjectId: userId } as const
  await db.insert(audit).values({ at: new Date(), ...approval })
}

/** Reads the values that are hard to serialise. Must return {@link edgeCaseResult}. */
export const edgeCaseQuery = `
  select array(select message from registration_requests order by email) as texts,
    array(
      select created_at = any ('{${moments.join(',')}}'::timestamptz[]) from registration_requests order by email
      limit ${moments.length}
    ) as moments,
    array(select text || ': ' || coalesce(encode(mp3, 'hex'), 'none') from speech_clips order by text collate "C")
      as clips,
    array(
      select concat_ws(' ', c.name, r.item, r.state, encode(r.audio, 'hex'), a.action, p.text)
      from recordings r join recording_consents c using (user_id)
      left join audit a on a.object_id = r.id left join reports p on p.user_id = r.user_id and p.item = r.item
      order by r.item collate "C"
    ) as recordings
`
const everyByte = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0')).join('')
export const edgeCaseResult = {
  texts,
  moments: moments.map(() => true),
  clips: words
    .map((text, n) => ({ text, clip: [everyByte, '', 'none'][n % 3] }))
    .toSorted((a, b) => Buffer.compare(Buffer.from(a.text), Buffer.from(b.text)))
    .map(({ text, clip }) => `${text}: ${clip}`),
  recordings: [`Clara haus approved ${everyByte} approve-recording گُل؟`, 'Clara tee withdrawn'],
}
