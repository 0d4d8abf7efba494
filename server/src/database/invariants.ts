import { sql, type SQL } from 'drizzle-orm'
import { qualifiedName, tablesOf } from './archive/tables.ts'
import type { Database } from './database.ts'

interface Rule {
  readonly name: string
  /** Selects the ids that violate the rule as `row`; no personal data and no secrets. */
  readonly offending: SQL
  /** Only missing rows can cause a violation, never clocks or older versions. */
  readonly showsLoss?: true
}

/** Rules that always hold, even after a crash in the middle of an operation. */
export const invariants: readonly Rule[] = [
  {
    name: 'every user has one profile, and every profile its user',
    offending: sql`
      select coalesce(u.id, p.id) as row from users u full join profiles p on p.id = u.id
      group by 1 having count(u.id) <> 1 or count(p.id) <> 1`,
    showsLoss: true,
  },
  {
    name: 'an address has one account',
    offending: sql`
      select u.id as row from users u join (
        select lower(btrim(email)) as email from users group by 1 having count(*) > 1
      ) twice on twice.email = lower(btrim(u.email))`,
  },
  {
    name: 'there is at least one administrator',
    offending: sql`select 'none' as row where not exists (select from user_roles where role = 'admin')`,
  },
  {
    name: 'a user holds a role once',
    offending: sql`select user_id as row from user_roles group by user_id, role having count(*) > 1`,
  },
  {
    name: 'a user is signed in on one device at most, the one that the lock names',
    offending: sql`
      select distinct s.user_id as row from sessions s left join user_device_locks l on l.user_id = s.user_id
      where s.replaced_at is null and s.expires_at > now()
        and (l.device_id is distinct from s.device_id or l.device_secret_hash is distinct from s.device_secret_hash)`,
  },
  {
    name: 'a user stays signed in on the device that the lock names only',
    offending: sql`
      select k.user_id as row from device_keys k left join user_device_locks l on l.user_id = k.user_id
      where l.device_id is distinct from k.device_id or l.device_secret_hash is distinct from k.device_secret_hash`,
  },
  {
    name: 'an approved access request has an account',
    offending: sql`
      select r.id as row from registration_requests r left join users u on u.email = r.email
      where r.status = 'approved' and u.id is null`,
  },
  {
    name: 'a queued mail is retried within the hour',
    offending: sql`
      select id as row from mail_outbox
      where attempts < 0 or due_at < created_at or due_at > now() + interval '61 minutes'`,
  },
  {
    name: 'a queued notice belongs to an existing request',
    offending: sql`
      select m.id as row from mail_outbox m left join registration_requests r on r.id = m.about
      where m.kind = 'access-request' and r.id is null`,
  },
  {
    name: 'a queued mail about a new administrator or moderator belongs to an existing account',
    offending: sql`
      select m.id as row from mail_outbox m left join users u on u.id = m.about
      where m.kind = 'staff-added' and u.id is null`,
  },
  {
    name: 'no row belongs to a deleted user',
    offending: sql`
      select distinct left_over.user_id as row from (
        select user_id from user_roles union all
        select user_id from user_device_locks union all
        select user_id from sessions union all
        select user_id from known_sign_ins union all
        select user_id from passkeys union all
        select user_id from removed_passkeys union all
        select user_id from passkey_links union all
        select user_id from password_tokens union all
        select user_id from answers union all
        select user_id from cards union all
        select user_id from stars union all
        select user_id from rounds union all
        select user_id from lesson_progress union all
        select user_id from memory_parameters union all
        select user_id from learning_settings union all
        select user_id from recording_consents union all
        select user_id from recordings union all
        select user_id from reports
      ) left_over left join users u on u.id = left_over.user_id where u.id is null`,
    showsLoss: true,
  },
  {
    name: 'a card has an answer that counts, and every such answer its card',
    offending: sql`
      with counted as (
        select distinct a.user_id, a.language, a.item, a.skill from answers a
        left join learning_settings s on s.user_id = a.user_id
        where s.restarted_at is null or a.at >= s.restarted_at
      )
      select distinct coalesce(c.user_id, a.user_id) as row from (
        select c.* from cards c left join learning_settings s on s.user_id = c.user_id
        where s.restarted_at is null or c.last >= s.restarted_at
      ) c full join counted a using (user_id, language, item, skill)
      left join users u on u.id = coalesce(c.user_id, a.user_id)
      -- A deletion takes both piece by piece.
      where (c.user_id is null or a.user_id is null) and u.password_hash is distinct from ''`,
    showsLoss: true,
  },
  {
    name: 'a card and a learner count no more answers than are stored',
    offending: sql`
      with stored as (
        select user_id, language, item, skill, count(*) from answers group by user_id, language, item, skill
      )
      select u.id as row from users u where u.password_hash <> '' and u.id in (
        select c.user_id from cards c left join stored a using (user_id, language, item, skill)
        where c.answer_count > coalesce(a.count, 0)
        union
        select s.user_id from learning_settings s left join stored a on a.user_id = s.user_id
        group by s.user_id having s.answer_count > coalesce(sum(a.count), 0)
      )`,
    showsLoss: true,
  },
  {
    name: 'a learner has the newest version of the own cards and lessons',
    offending: sql`
      select distinct user_id as row from (
        select user_id, version from cards union all
        select user_id, version from lesson_progress
      ) changed left join learning_settings s using (user_id)
      where s.version is null or changed.version > s.version`,
    showsLoss: true,
  },
  {
    name: 'a reminder is due only for learners who want one',
    offending: sql`
      select user_id as row from learning_settings
      where reminder_due_at is not null and reminder is null`,
  },
  {
    name: 'fitted parameters of a memory are numbers',
    offending: sql`
      select distinct user_id as row from memory_parameters, unnest(w) as value
      where value is null or value in ('nan', 'infinity', '-infinity')`,
  },
  {
    name: 'a recording with sound has the consent of its speaker',
    offending: sql`
      select r.id as row from recordings r left join recording_consents c on c.user_id = r.user_id
      where r.audio is not null and c.user_id is null`,
    showsLoss: true,
  },
  {
    name: 'a line has three approved recordings at most, each of another speaker',
    offending: sql`
      select item || ' ' || language as row from recordings where state = 'approved'
      group by item, language having count(*) > 3 or count(*) > count(distinct user_id)`,
  },
  {
    name: 'a clip is complete, or claimed by a process',
    offending: sql`
      select concat_ws(' ', provider, voice, md5(text)) as row from speech_clips
      where case when mp3 is null then claimed_until is null else sha256(mp3) is distinct from checksum end`,
  },
]

interface Violation {
  readonly name: string
  readonly rows: readonly string[]
}

/** Finds data loss after a crash. It reads all tables, so that PostgreSQL also verifies their page checksums. */
export async function findDataLoss(db: Database): Promise<readonly Violation[]> {
  for (const table of await tablesOf(db)) await db.execute(sql`select count(*) from ${qualifiedName(table)}`)
  return findViolations(
    db,
    invariants.filter(({ showsLoss }) => showsLoss),
  )
}

/** Checks the rules in one snapshot of the database. */
export function findViolations(db: Database, rules = invariants): Promise<readonly Violation[]> {
  return db.transaction(
    async (tx) => {
      const violations: Violation[] = []
      for (const { name, offending } of rules) {
        const rows = await tx.select({ row: sql<string>`row::text` }).from(sql`(${offending}) as offending`)
        if (rows.length > 0) violations.push({ name, rows: rows.map(({ row }) => row) })
      }
      return violations
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
