import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { migrate } from '../../src/database/migrate.ts'
import type { Database } from '../../src/database/database.ts'
import { hashPassword } from '../../src/accounts/passwords/password-hash.ts'
import { searchTextOf } from '../../src/database/newest-first.ts'
import { migrations } from '../paths.ts'
import { clara } from './sample-database.ts'

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[]
}

/** The migrations, oldest first. Each stands for the schema after it. */
export const releases = (JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8')) as Journal)
  .entries

/** Contains letters that are folded for searching. */
const clarasName = 'Clara Weiß-كريمي Ö'
const id = '0c1a7a11-0000-4000-8000-000000000001'

/** Sample rows in the schema of each migration. */
const statementsByRelease: Record<string, string> = {
  '0000_first': `
    insert into users (id, email, password_hash) values ('${id}', '${clara.email}', 'HASH');
    insert into profiles (id, username) values ('${id}', '${clarasName}');
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
  '0008_learning': `
    insert into answers (user_id, id, language, item, skill, grade, task, at, ms, overruled)
      values ('${id}', '${id}', 'fa', 'haus', 'recognise', 3, 'write', '2026-11-21 10:00+00', 4000, false);
    insert into cards
      (user_id, language, item, skill, due, stability, difficulty, reps, lapses, last, first, right_twice, version)
      values ('${id}', 'fa', 'haus', 'recognise', now(), 2.3065, 2.118103970459015, 1, 0, now(), now(), false, 1);
    insert into stars (user_id, item, at) values ('${id}', 'haus', now());
    insert into learning_settings (user_id, learns, version) values ('${id}', 'fa', 1);
    `,
  '0009_device_keys': `
    insert into user_device_locks (user_id, device_id) values ('${id}', 'phone');
    insert into device_keys (id, user_id, device_id, public_key, used_at)
      values ('${id}', '${id}', 'phone', '\\x04', now());
    insert into device_challenges (challenge_hash, key_id, expires_at) values ('\\x05', '${id}', now());
  `,
  '0010_languages': `
    update users set language = 'fa', mother_tongue = 'de';
    update registration_requests set language = 'fa';
  `,
  '0011_voices': `
    insert into recording_consents (user_id, name, given_at) values ('${id}', 'Clara', now());
    insert into recordings (id, user_id, item, language, state, audio, ms, changed_at)
      values ('${id}', '${id}', 'haus', 'de', 'approved', '\\xfffb', 500, now());
    insert into reports (user_id, item, text) values ('${id}', 'haus', 'Falsch.');
    insert into audit (at, action, object_id, subject_id) values (now(), 'approve-recording', '${id}', '${id}');
  `,
  '0013_passkeys': `
    insert into passkeys (user_id, credential_id, public_key, counter, transports, name, used_at)
      values ('${id}', 'abc', '\\x06', 7, '{internal,hybrid}', 'Laptop', now());
    insert into passkey_challenges (challenge_hash, user_id, expires_at) values ('\\x07', '${id}', now());
  `,
  '0016_zones': `
    update answers set zone = 'Asia/Tehran';
  `,
  '0017_rounds': `
    insert into rounds (user_id, id, at, cards) values ('${id}', '${id}', now(), 12);
  `,
  '0018_one-item-per-word': `
    update answers set asked = 'zuhause';
    update learning_settings set grouping = 'earlier', grouped_version = 1, regrouped_version = 1;
  `,
  '0020_reminders': `
    update learning_settings
      set reminder = '{"time": "18:30", "how": "push"}', reminder_due_at = now(), reminded_at = now();
    insert into push_subscriptions (user_id, device_id, endpoint, p256dh, auth)
      values ('${id}', 'phone', 'https://push.example/clara', 'B', 'A');
    insert into reminder_links (token_hash, user_id, expires_at) values ('\\x08', '${id}', now());
    insert into push_keys (public_key, private_key) values ('public', 'private');
  `,
  '0021_topics': `
    update learning_settings set topics = '{health,weather}';
  `,
  '0022_memory_parameters': `
    insert into memory_parameters (user_id, at, w) values ('${id}', now(), array_fill(0.5, array[21]));
    update learning_settings set fit_due_at = now(), fitted_answers = 1;
  `,
  '0023_reminder_zones': `
    update learning_settings set unanswered_reminders = 2;
    update push_subscriptions set device_secret_hash = '\\x09';
  `,
  '0024_lessons': `
    insert into lesson_progress (user_id, lesson, at, step, "right", "of", done, version)
      values ('${id}', 'unit-1-7', now(), 3, 9, 12, true, 1);
    update learning_settings set start = 'script';
  `,
  '0025_unused_clips': `update speech_clips set unused_since = '2026-11-28 10:00+00' where mp3 is not null`,
}

/** Migrates an empty database to a release, and inserts the rows of that release and all earlier ones. */
export async function migrateToRelease(db: Database, tag: string): Promise<void> {
  const passwordHash = await hashPassword(clara.password)
  for (const release of releases) {
    await migrate(db, migrations, release.when)
    const statements =
      statementsByRelease[release.tag]?.split(';').filter((statement) => statement.trim() !== '') ?? []
    for (const statement of statements) await db.execute(sql.raw(statement.replace('HASH', passwordHash)))
    if (release.tag === tag) return
  }
}

/** Reads the whole schema of a database from its catalogue. */
export async function schemaOf(db: Database): Promise<unknown> {
  const sorted = (query: string) => sql<string[]>`array(${sql.raw(query)} order by 1)`
  const [schema] = await db
    .select({
      columns: sorted(`
        select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default)
        from information_schema.columns where table_schema = 'public'`),
      constraints: sorted(`
        select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
        from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`),
      indexes: sorted(`select indexdef from pg_indexes where schemaname = 'public'`),
      sequencesAndViews: sorted(`
        select relname::text from pg_class where relnamespace = 'public'::regnamespace and relkind not in ('r', 'i')`),
      triggers: sorted(`select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`),
    })
    .from(sql`(select 1) one`)
  return schema
}

/** Reads the sample rows in the newest schema. */
export async function readPeople(db: Database): Promise<unknown> {
  const [people] = await db
    .select({
      users: sql`(select json_agg(email || ' ' || username || ' ' || search_text) from users join profiles using (id))`,
      roles: sql`(select json_agg(role order by role) from user_roles)`,
      languages: sql`(select json_agg(concat_ws(' ', language, mother_tongue)) from users)`,
      keys: sql`(
        select json_agg(k.device_id || ' ' || encode(c.challenge_hash, 'hex'))
        from device_keys k join device_challenges c on c.key_id = k.id
      )`,
      passkeys: sql`(
        select json_agg(concat_ws(' ', name, counter, transports, encode(c.challenge_hash, 'hex')))
        from passkeys join passkey_challenges c using (user_id)
      )`,
      sessions: sql`(select json_agg(device_id) from sessions)`,
      requests: sql`(select json_agg(email || ' ' || (changed_at = created_at) || ' ' || language) from registration_requests where search_text = E'farid\\nfarid@example.org')`,
      mails: sql`(select json_agg(about) from mail_outbox)`,
      voices: sql`(
        select json_agg(concat_ws(' ', c.name, encode(r.audio, 'hex'), p.text, a.action)) from recordings r
        join recording_consents c using (user_id) join reports p using (user_id) join audit a on a.object_id = r.id
      )`,
      practice: sql`(
        select json_agg(concat_ws(' ', a.item, grade, stability, learns, minutes, s.item, a.zone, a.asked, grouping, topics))
        from answers a
        join cards using (user_id) join stars s using (user_id) join learning_settings using (user_id)
      )`,
      rounds: sql`(select json_agg(cards) from rounds)`,
      lessons: sql`(
        select json_agg(concat_ws(' ', lesson, step, "right", "of", done, start))
        from lesson_progress join learning_settings using (user_id)
      )`,
      reminders: sql`(
        select json_agg(concat_ws(' ', reminder ->> 'time', s.zone, unanswered_reminders, endpoint, encode(device_secret_hash, 'hex'), encode(token_hash, 'hex'), public_key))
        from learning_settings s join push_subscriptions using (user_id) join reminder_links using (user_id), push_keys
      )`,
      parameters: sql`(select json_agg(w[21] * fitted_answers) from memory_parameters join learning_settings using (user_id))`,
      clips: sql`(
        select json_agg(
          concat_ws(' ', text, coalesce((checksum = sha256(mp3))::text, 'claimed'), extract(day from unused_since at time zone 'utc'))
          order by text
        )
        from speech_clips
      )`,
    })
    .from(sql`(select 1) one`)
  return people
}

/** The expected result of {@link readPeople} after all migrations. */
export function expectedPeople(tag: string) {
  const indexOf = (tag: string) => releases.findIndex((release) => release.tag === tag)
  const includes = (release: string) => indexOf(tag) >= indexOf(release)
  return {
    users: [`${clara.email} ${clarasName} ${searchTextOf({ username: clarasName, email: clara.email })}`],
    roles: ['admin', 'user'],
    languages: [includes('0010_languages') ? 'fa de' : ''],
    keys: includes('0009_device_keys') ? ['phone 05'] : null,
    passkeys: includes('0013_passkeys') ? ['Laptop 7 {internal,hybrid} 07'] : null,
    sessions: ['phone'],
    requests: includes('0001_people')
      ? [`farid@example.org true ${includes('0010_languages') ? 'fa' : 'de'}`]
      : null,
    mails: includes('0001_people') ? [id] : null,
    voices: includes('0011_voices') ? ['Clara fffb Falsch. approve-recording'] : null,
    practice: includes('0008_learning')
      ? [
          [
            'haus 3 2.3065 fa 10 haus',
            ...(includes('0016_zones') ? ['Asia/Tehran'] : []),
            ...(includes('0018_one-item-per-word') ? ['zuhause earlier'] : []),
            includes('0021_topics') ? '{health,weather}' : '{}',
          ].join(' '),
        ]
      : null,
    rounds: includes('0017_rounds') ? [12] : null,
    lessons: includes('0024_lessons') ? ['unit-1-7 3 9 12 t script'] : null,
    reminders: includes('0020_reminders')
      ? [
          includes('0023_reminder_zones')
            ? '18:30 Asia/Tehran 2 https://push.example/clara 09 08 public'
            : '18:30 Asia/Tehran 0 https://push.example/clara 08 public',
        ]
      : null,
    parameters: includes('0022_memory_parameters') ? [0.5] : null,
    clips: [
      ...(includes('0003_speech_claims') ? ['درود claimed'] : []),
      includes('0025_unused_clips') ? 'سلام true 28' : 'سلام true',
    ],
  }
}
