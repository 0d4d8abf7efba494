import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBroken, invariants } from '../../src/database/invariants.ts'
import { hasDatabase } from '../test-database.ts'
import { createWorld, type World } from '../world.ts'

class TakeBack extends Error {}
const bahram = `(select id from users where email = 'bahram@example.org')`
const nobody = `'00000000-0000-4000-8000-000000000000'`

/** What breaks a rule, if the database itself did not prevent it. */
const damage: Readonly<Record<string, string>> = {
  'every user has one profile, and every profile its user': `delete from profiles where id = ${bahram}`,
  'an address has one account': `insert into users (email, password_hash) values ('Bahram@example.org', '')`,
  'there is at least one administrator': `delete from user_roles where role = 'admin'`,
  'a user holds a role once': `insert into user_roles (user_id, role) values (${bahram}, 'user')`,
  'a user is signed in on one device at most, the one that the lock names': `
    insert into sessions (token_hash, user_id, device_id, expires_at)
    values ('t', ${bahram}, 'phone', now() + interval '1 day')`,
  'whoever was approved has an account': `
    insert into registration_requests (email, username, status) values ('farid@example.org', 'Farid', 'approved')`,
  'a mail that waits has its next try within the hour': `
    insert into mail_outbox (kind, recipient, due_at) values ('set-up', 'f@example.org', now() + interval '2 hours')`,
  'a notice that waits is about a request that is there': `
    insert into mail_outbox (kind, recipient, about) values ('access-request', 'anna@example.org', ${nobody})`,
  'nothing is left of users who are gone': `
    insert into user_device_locks (user_id, device_id) values (${nobody}, 'phone')`,
  'a clip is whole, or somebody’s to make': `
    insert into speech_clips (provider, voice, text, mp3, checksum) values ('test', 'alloy', 'Brot', 'a', 'b')`,
}

describe.runIf(hasDatabase)('the rules that are true at every moment', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld()
    await world.device().signIn('bahram')
    await world.device().signIn('bahram')
  })
  afterAll(() => world.stop())

  test('hold', async () => {
    expect(await findBroken(world.db)).toEqual([])
    expect(Object.keys(damage)).toEqual(invariants.map(({ name }) => name))
  })

  test.each(Object.entries(damage))(
    '%s: what breaks it is found, and named without saying who',
    async (name, harm) => {
      let broken: Awaited<ReturnType<typeof findBroken>> = []
      const harmAndLook = world.db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`)
        await tx.execute(sql`alter table users drop constraint users_email_folded`)
        await tx.execute(sql`alter table user_roles drop constraint user_roles_once`)
        await tx.execute(sql.raw(harm))
        broken = await findBroken(tx)
        throw new TakeBack()
      })
      await expect(harmAndLook).rejects.toThrow(TakeBack)
      expect(broken.map((rule) => rule.name)).toContain(name)
      expect(JSON.stringify(broken)).not.toMatch(/@|phone/)
    },
  )
})
