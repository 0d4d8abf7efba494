import { sql, type SQL } from 'drizzle-orm'
import type { Database } from './open.ts'

interface Rule {
  readonly name: string
  /** Selects, as `row`, the ids of what breaks the rule: nothing that tells who somebody is, and no secret. */
  readonly offending: SQL
}

/** What is true of a database at every moment, whatever was cut off in the middle. */
export const invariants: readonly Rule[] = [
  {
    name: 'every user has one profile, and every profile its user',
    offending: sql`
      select coalesce(u.id, p.id) as row from users u full join profiles p on p.id = u.id
      group by 1 having count(u.id) <> 1 or count(p.id) <> 1`,
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
      where s.replaced_at is null and s.expires_at > now() and l.device_id is distinct from s.device_id`,
  },
  {
    name: 'whoever was approved has an account',
    offending: sql`
      select r.id as row from registration_requests r left join users u on u.email = r.email
      where r.status = 'approved' and u.id is null`,
  },
  {
    name: 'a mail that waits has its next try within the hour',
    offending: sql`
      select id as row from mail_outbox
      where attempts < 0 or due_at < created_at or due_at > now() + interval '61 minutes'`,
  },
  {
    name: 'a notice that waits is about a request that is there',
    offending: sql`
      select m.id as row from mail_outbox m left join registration_requests r on r.id = m.about
      where m.about is not null and r.id is null`,
  },
  {
    name: 'nothing is left of users who are gone',
    offending: sql`
      select distinct left_over.user_id as row from (
        select user_id from user_roles union all
        select user_id from user_device_locks union all
        select user_id from sessions union all
        select user_id from password_tokens
      ) left_over left join users u on u.id = left_over.user_id where u.id is null`,
  },
  {
    name: 'a clip is whole, or somebody’s to make',
    offending: sql`
      select concat_ws(' ', provider, voice, md5(text)) as row from speech_clips
      where case when mp3 is null then claimed_until is null else sha256(mp3) is distinct from checksum end`,
  },
]

export interface Broken {
  readonly name: string
  readonly rows: readonly string[]
}

/** Which rules a database breaks, as it stands at one moment. */
export function findBroken(db: Database): Promise<readonly Broken[]> {
  return db.transaction(
    async (tx) => {
      const broken: Broken[] = []
      for (const { name, offending } of invariants) {
        const rows = await tx.select({ row: sql<string>`row::text` }).from(sql`(${offending}) as offending`)
        if (rows.length > 0) broken.push({ name, rows: rows.map(({ row }) => row) })
      }
      return broken
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
