import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations, invariants } from '../../../src/database/invariants.ts'
import { hasDatabase } from '../../test-database.ts'
import { createWorld, type World } from '../../world.ts'

class Rollback extends Error {}
const bahram = `(select id from users where email = 'bahram@example.org')`
const unknownId = `'00000000-0000-4000-8000-000000000000'`

/** Statements that violate a rule, once the constraints of the database are switched off. */
const violatingStatements: Readonly<Record<string, string>> = {
  'every user has one profile, and every profile its user': `delete from profiles where id = ${bahram}`,
  'an address has one account': `insert into users (email, password_hash) values ('Bahram@example.org', '')`,
  'there is at least one administrator': `delete from user_roles where role = 'admin'`,
  'a user holds a role once': `insert into user_roles (user_id, role) values (${bahram}, 'user')`,
  'a user is signed in on one device at most, the one that the lock names': `
    insert into sessions (token_hash, user_id, device_id, expires_at)
    values ('t', ${bahram}, 'phone', now() + interval '1 day')`,
  'a user stays signed in on the device that the lock names only': `
    insert into device_keys (user_id, device_id, public_key, used_at) values (${bahram}, 'phone', 'k', now())`,
  'an approved access request has an account': `
    insert into registration_requests (email, username, search_text, status)
    values ('farid@example.org', 'Farid', '', 'approved')`,
  'a queued mail is retried within the hour': `
    insert into mail_outbox (kind, recipient, due_at) values ('set-up', 'f@example.org', now() + interval '2 hours')`,
  'a queued notice belongs to an existing request': `
    insert into mail_outbox (kind, recipient, about) values ('access-request', 'anna@example.org', ${unknownId})`,
  'a queued mail about a new administrator or moderator belongs to an existing account': `
    insert into mail_outbox (kind, recipient, about) values ('staff-added', 'anna@example.org', ${unknownId})`,
  'no row belongs to a deleted user': `
    insert into user_device_locks (user_id, device_id) values (${unknownId}, 'phone')`,
  'a card has an answer that counts, and every such answer its card': `
    insert into answers (user_id, id, language, item, skill, grade, task, at, ms, overruled)
    values (${bahram}, ${unknownId}, 'fa', 'haus', 'recognise', 3, 'write', now(), 4000, false)`,
  'a card and a learner count no more answers than are stored': `
    insert into learning_settings (user_id, version, answer_count) values (${bahram}, 1, 1)`,
  'a learner has the newest version of the own cards and lessons': `
    insert into cards (user_id, language, item, skill, due, stability, difficulty, reps, lapses, last, first, right_twice, version)
    values (${bahram}, 'fa', 'haus', 'recognise', now(), 2, 5, 1, 0, now(), now(), false, 1)`,
  'a reminder is due only for learners who want one': `
    insert into learning_settings (user_id, version, reminder_due_at) values (${bahram}, 1, now())`,
  'fitted parameters of a memory are numbers': `
    insert into memory_parameters (user_id, at, w) values (${bahram}, now(), array_fill('nan'::float8, array[21]))`,
  'a recording with sound has the consent of its speaker': `
    insert into recordings (user_id, item, language, audio, ms, changed_at)
    values (${bahram}, 'haus', 'fa', 'a', 500, now())`,
  'a line has three approved recordings at most, each of another speaker': `
    insert into recordings (user_id, item, language, state, audio, ms, changed_at)
    select id, 'haus', 'fa', 'approved', 'a', 500, now() from users`,
  'a clip is complete, or claimed by a process': `
    insert into speech_clips (provider, voice, text, mp3, checksum) values ('test', 'alloy', 'Brot', 'a', 'b')`,
}

describe.runIf(hasDatabase)('the invariants of the database', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld()
    await world.device().signIn('bahram')
    await world.device().signIn('bahram')
  })
  afterAll(() => world.stop())

  test('hold', async () => {
    expect(await findViolations(world.db)).toEqual([])
    expect(Object.keys(violatingStatements)).toEqual(invariants.map(({ name }) => name))
  })

  test.each(Object.entries(violatingStatements))(
    '%s: a violation is found, and reported without personal data',
    async (name, statement) => {
      let broken: Awaited<ReturnType<typeof findViolations>> = []
      const violateAndCheck = world.db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`)
        await tx.execute(sql`alter table users drop constraint users_email_folded`)
        await tx.execute(sql`alter table user_roles drop constraint user_roles_once`)
        await tx.execute(sql.raw(statement))
        broken = await findViolations(tx)
        throw new Rollback()
      })
      await expect(violateAndCheck).rejects.toThrow(Rollback)
      expect(broken.map((rule) => rule.name)).toContain(name)
      expect(JSON.stringify(broken)).not.toMatch(/@|phone/)
    },
  )
})
