import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, TransactionRollbackError, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textToSpeech } from '@pol/contract/speech'
import type { Database } from '../../src/database/open.ts'
import { createLedger } from '../crash/ledger.ts'
import { createLetters, type Letters } from '../crash/letters.ts'
import { life, signInAnna } from '../crash/load.ts'
import { embeddedSite, type Site } from '../crash/sites.ts'

const ends: (() => Promise<void>)[] = []
const ledger = createLedger()
const addresses: string[] = []
let site: Site
let letters: Letters

/** Farid asks for access, resets his password, signs in and stays; another one does the same and is deleted. */
beforeAll(async () => {
  site = await embeddedSite((end) => void ends.push(end))
  letters = createLetters(join(site.dataFolder, 'outbox'))
  const server = await site.start()
  await server.untilReady()
  const asAnna = await signInAnna(server.url)
  const cut = new AbortController().signal
  const noted = {
    ...ledger,
    newPerson(email: string) {
      addresses.push(email)
      return ledger.newPerson(email)
    },
  }
  for (const way of [0.5, 0.45]) {
    await life({ ledger: noted, letters, texts: [], chance: () => way }, { url: server.url, cut }, asAnna)
  }
  ledger.heard((await asAnna(textToSpeech, { text: 'lernen', voice: 'alloy' })).audioContent)
  server.kill('SIGTERM')
  await server.ended
})
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

const faults = () => site.look((db) => ledger.faults(db, letters))

test('where nothing is lost, nothing is reported', async () => {
  expect(await faults()).toEqual([])
})

const farid = sql`(select id from profiles where username = 'Farid')`
const losses: [string, SQL, RegExp][] = [
  ['an account', sql`delete from users where id = ${farid}`, /^lost: .*"there":\{/],
  [
    'an account and its request',
    sql`with gone as (delete from users where id = ${farid} returning email) delete from registration_requests where email in (select email from gone)`,
    /^lost: /,
  ],
  ['a decision', sql`update registration_requests set status = 'pending'`, /^lost: /],
  ['a role', sql`delete from user_roles where user_id = ${farid}`, /^lost: /],
  [
    'a new password',
    sql`update users u set password_hash = a.password_hash from users a where u.id = ${farid} and a.id <> u.id`,
    /^lost: /,
  ],
  ['a session', sql`delete from sessions where user_id = ${farid}`, /^lost: /],
  [
    'the device in use',
    sql`update user_device_locks set device_id = ${randomUUID()} where user_id = ${farid}`,
    /^lost: /,
  ],
  ['a clip', sql`delete from speech_clips`, /^lost: clip /],
]

test.each(losses)('whoever loses %s is found out', async (_, loss, fault) => {
  const found = await site.look((db) => afterLoss(db, loss))
  expect(found).toContainEqual(expect.stringMatching(fault))
  expect(await faults()).toEqual([])
})

test('whoever leaves something of a deleted person is found out', async () => {
  const [, gone] = addresses
  const leftOver = sql`insert into mail_outbox (kind, recipient) values ('password-reset', ${gone})`
  const found = await site.look((db) => afterLoss(db, leftOver))
  expect(found).toContainEqual(`left of who was deleted: ${gone}`)
})

test('whoever loses a mail is found out', async () => {
  const folder = join(site.dataFolder, 'outbox')
  for (const name of await readdir(folder)) await rm(join(folder, name))
  expect(await faults()).toContainEqual(expect.stringMatching(/^lost: .*"mailed":true/))
})

/** What the ledger says of a database after the loss, which is taken back. */
async function afterLoss(db: Database, loss: SQL): Promise<readonly string[]> {
  let found: readonly string[] = []
  await db
    .transaction(async (tx) => {
      await tx.execute(loss)
      found = await ledger.faults(tx, letters)
      tx.rollback()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error
    })
  return found
}
