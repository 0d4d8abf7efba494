import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { migrate } from '../../src/database/migrate.ts'
import type { Database } from '../../src/database/open.ts'
import { hashPassword } from '../../src/identity/passwords.ts'
import { migrations } from '../folders.ts'
import { clara } from './school.ts'

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[]
}

/** Every schema that a release may have left behind, by its newest migration. */
export const releases = (JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8')) as Journal)
  .entries

const id = '0c1a7a11-0000-4000-8000-000000000001'

/** What people did with the product when its newest migration was this one, in the words of that schema. */
const deeds: Record<string, string> = {
  '0000_first': `
    insert into users (id, email, password_hash) values ('${id}', '${clara.email}', 'HASH');
    insert into profiles (id, username) values ('${id}', 'Clara');
    insert into user_roles (user_id, role) values ('${id}', 'user'), ('${id}', 'admin');
    insert into sessions (token_hash, user_id, device_id, expires_at) values ('\\x00', '${id}', 'phone', now());
    insert into speech_clips (provider, voice, text, mp3) values ('offline', 'nova', 'سلام', '\\x0102');
  `,
  '0001_people': `
    insert into registration_requests (email, username, created_at)
      values ('farid@example.org', 'Farid', '2026-11-01 10:00+00');
    insert into mail_outbox (kind, recipient, about) values ('reset', '${clara.email}', '${id}');
  `,
  '0003_speech_claims': `
    insert into speech_clips (provider, voice, text, claimed_until) values ('offline', 'nova', 'درود', now());
  `,
}

/** Brings an empty database to a released schema, with the people in it who came by then. */
export async function makeRelease(db: Database, tag: string): Promise<void> {
  const passwordHash = await hashPassword(clara.password)
  for (const release of releases) {
    await migrate(db, migrations, release.when)
    const statements = deeds[release.tag]?.split(';').filter((statement) => statement.trim() !== '') ?? []
    for (const statement of statements) await db.execute(sql.raw(statement.replace('HASH', passwordHash)))
    if (release.tag === tag) return
  }
}

/** The whole schema of a database, as the database describes it. */
export async function schemaOf(db: Database): Promise<unknown> {
  const described = (things: string) => sql<string[]>`array(${sql.raw(things)} order by 1)`
  const [schema] = await db
    .select({
      columns: described(`
        select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default)
        from information_schema.columns where table_schema = 'public'`),
      constraints: described(`
        select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
        from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`),
      indexes: described(`select indexdef from pg_indexes where schemaname = 'public'`),
      sequencesAndViews: described(`
        select relname::text from pg_class where relnamespace = 'public'::regnamespace and relkind not in ('r', 'i')`),
      triggers: described(`select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`),
    })
    .from(sql`(select 1) one`)
  return schema
}

/** What has become of those people. */
export async function peopleIn(db: Database): Promise<unknown> {
  const [people] = await db
    .select({
      users: sql`(select json_agg(email || ' ' || username) from users join profiles using (id))`,
      roles: sql`(select json_agg(role order by role) from user_roles)`,
      sessions: sql`(select json_agg(device_id) from sessions)`,
      requests: sql`(select json_agg(email || ' ' || (changed_at = created_at)) from registration_requests)`,
      mails: sql`(select json_agg(about) from mail_outbox)`,
      clips: sql`(
        select json_agg(text || ' ' || coalesce((checksum = sha256(mp3))::text, 'claimed') order by text)
        from speech_clips
      )`,
    })
    .from(sql`(select 1) one`)
  return people
}

/** What must have become of them. */
export function peopleOf(tag: string) {
  const place = (tag: string) => releases.findIndex((release) => release.tag === tag)
  const had = (deed: string) => place(tag) >= place(deed)
  return {
    users: [`${clara.email} Clara`],
    roles: ['admin', 'user'],
    sessions: ['phone'],
    requests: had('0001_people') ? ['farid@example.org true'] : null,
    mails: had('0001_people') ? [id] : null,
    clips: had('0003_speech_claims') ? ['درود claimed', 'سلام true'] : ['سلام true'],
  }
}
