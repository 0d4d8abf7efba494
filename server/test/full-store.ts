import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../src/database/database.ts'
import { lessonNames } from '@pol/learning/lessons/lesson-names'
import { roundsMaximum } from '../src/features/learning/finish-round.ts'
import { defaultLimits } from '../src/limits/settings.ts'
import { cast } from './world.ts'

/** Accounts and audit entries of a very large school. All other counts below are limits of the product. */
const accounts = 100_000
const entries = 300_000

/** Rows per statement: more could exceed the time limit of queries on a busy machine. */
const rowsAPiece = 10_000

/** @returns statements that together cover the numbers `n` from 1 to `count`. */
function inPieces(count: number, statement: (numbers: SQL) => SQL): SQL[] {
  return Array.from({ length: Math.ceil(count / rowsAPiece) }, (_, piece) => {
    const first = piece * rowsAPiece + 1
    const last = Math.min(count, first + rowsAPiece - 1)
    return statement(sql`generate_series(${first}::int, ${last}::int) n`)
  })
}

/** The id of account number `n`. */
const idOf = (n: SQL) => sql`md5('account ' || ${n})::uuid`

/**
 * Fills the database to its limits: Clara has as many answers, cards, stars, rounds, lessons, parameters, reports and recordings as a user
 * may have, and there are very many other users.
 * @param lines the ids of all lines.
 */
export async function fillStore(db: Database, lines: readonly string[]): Promise<void> {
  const person = (email: string) => sql`(select id from users where email = ${email})`
  const clara = person(cast.clara.email)
  const line = sql`unnest(${sql.param(lines)}::text[]) with ordinality as l (item, n)`
  const statements = [
    ...inPieces(
      accounts,
      (numbers) => sql`insert into users (id, email, password_hash, created_at)
        select ${idOf(sql`n`)}, 'schueler' || n || '@example.org', 'x', now() - n * interval '1 second' from ${numbers}`,
    ),
    ...inPieces(
      accounts,
      (numbers) => sql`insert into profiles (id, username, created_at, search_text)
        select id, 'Schüler', created_at, E'schueler\n' || email from ${numbers} join users on id = ${idOf(sql`n`)}`,
    ),
    ...inPieces(
      accounts,
      (numbers) => sql`insert into user_roles (user_id, role) select ${idOf(sql`n`)}, 'user' from ${numbers}`,
    ),
    ...inPieces(
      defaultLimits.storedAnswers.ofLearner,
      (numbers) => sql`insert into answers
        select ${clara}, gen_random_uuid(), 'fa', 'item-' || n % 1000, 'recognise', 3, 'choose', now() - n * interval '1 minute', 4000, false
        from ${numbers}`,
    ),
    sql`insert into cards (user_id, language, item, skill, due, stability, difficulty, reps, lapses, last, right_twice, version)
      select ${clara}, language, item, skill, now(), 10.5, 5.5, 3, 0, now(), true, 1
      from ${line}, unnest(array['de', 'fa']) language, unnest(array['recognise', 'produce']) skill`,
    sql`insert into stars select ${clara}, item, now() from ${line} where n <= 2000`,
    sql`insert into rounds select ${clara}, gen_random_uuid(), now() - n * interval '1 hour', 12 from generate_series(1, ${roundsMaximum}::int) n`,
    sql`insert into lesson_progress select ${clara}, lesson, now(), 0, 12, 12, true, 1 from unnest(${sql.param([...lessonNames])}::text[]) lesson`,
    // Ten years, with new ones every week.
    sql`insert into memory_parameters select ${clara}, now() - n * interval '7 days', array_fill(0.5::float8, array[21]) from generate_series(1, 520) n`,
    sql`insert into learning_settings (user_id, version, answer_count) select ${clara}, 1, ${defaultLimits.storedAnswers.ofLearner}::int`,
    sql`update users set mother_tongue = 'de' where id = ${clara}`,
    sql`insert into recording_consents select ${clara}, 'Clara', 'Köln', now()`,
    // Bytes as incompressible as real audio; twenty recordings have about the maximum size.
    sql`insert into recordings (user_id, item, language, state, name, region, audio, ms, created_at, changed_at)
      select ${clara}, item, 'de', 'approved', 'Clara', 'Köln',
        (select string_agg(sha256((l.n * k)::text::bytea), '') from generate_series(1, case when l.n <= 20 then 6400 else 2 end) k),
        12000, now(), now() from ${line} where n <= 1500`,
    sql`insert into recording_consents select ${idOf(sql`n`)}, null, null, now() from generate_series(1, 3) n`,
    sql`insert into recordings (user_id, item, language, state, audio, ms, created_at, changed_at)
      select ${idOf(sql`speaker`)}, item, language, 'approved', 'ab', 1000, now() - n * interval '1 second', now()
      from ${line}, unnest(array['de', 'fa']) language, generate_series(1, 2) speaker`,
    sql`insert into recordings (user_id, item, language, audio, ms, created_at, changed_at)
      select ${idOf(sql`3`)}, item, 'fa', 'ab', 1000, now() - n * interval '1 second', now()
      from ${line} where n < ${defaultLimits.pendingRecordings.atMost}::int`,
    sql`insert into reports (user_id, item, text, created_at)
      select ${idOf(sql`n`)}, case when n % 2 = 0 then 'haus' else (${sql.param(lines)}::text[])[n] end, 'Hier fehlt der Artikel.', now() - n * interval '1 second'
      from generate_series(1, ${defaultLimits.openReports.atMost}::int - 1) n`,
    sql`insert into reports (user_id, item, text, status, created_at, closed_at)
      select ${clara}, 'haus', 'Hier fehlt der Artikel.', 'done', now() - n * interval '1 second', now() from generate_series(1, 5400) n`,
    ...inPieces(
      entries,
      (numbers) => sql`insert into audit (at, actor_id, action, subject_id)
        select now() - n * interval '1 second', ${person(cast.anna.email)}, 'create-user', ${idOf(sql`n % ${accounts}::int + 1`)}
        from ${numbers}`,
    ),
    sql`insert into registration_requests (email, username, search_text)
      select 'bitte' || n || '@example.org', 'Bitte', E'bitte\nbitte' || n || '@example.org' from generate_series(1, ${defaultLimits.pendingRequests.atMost}::int - 1) n`,
    ...inPieces(
      100_000,
      (numbers) => sql`insert into passkey_challenges (challenge_hash, expires_at)
        select sha256(n::text::bytea), now() - interval '1 minute' from ${numbers}`,
    ),
    sql`analyze`,
  ]
  for (const statement of statements) await db.execute(statement)
}
