import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, TransactionRollbackError, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textToSpeech } from '@pol/contract/operations/speech'
import type { Database } from '../../src/database/database.ts'
import { createLedger } from '../crash/ledger.ts'
import { practise } from '../crash/practice.ts'
import { createMailFolder, type MailFolder } from '../crash/mail-folder.ts'
import { runUserLifecycle, signInAnna } from '../crash/user-lifecycle.ts'
import { embeddedTarget, type CrashTarget } from '../crash/crash-target.ts'

const cleanUps: (() => Promise<void>)[] = []
const ledger = createLedger()
const addresses: string[] = []
let target: CrashTarget
let mailFolder: MailFolder

/** The first user asks for access, resets the password and signs in. The second one does the same and is deleted. */
beforeAll(async () => {
  target = await embeddedTarget((cleanUp) => void cleanUps.push(cleanUp))
  mailFolder = createMailFolder(join(target.dataFolder, 'outbox'))
  const server = await target.start()
  await server.untilReady()
  const asAnna = await signInAnna(server.url)
  const killed = new AbortController().signal
  const ledgerWithAddresses = {
    ...ledger,
    newPerson(email: string) {
      addresses.push(email)
      return ledger.newPerson(email)
    },
  }
  for (const fixed of [0.5, 0.45]) {
    const context = { ledger: ledgerWithAddresses, mailFolder, texts: [], random: () => fixed }
    await runUserLifecycle(context, { url: server.url, killed }, asAnna)
  }
  await practise({ ledger, random: () => 0.5 }, asAnna)
  ledger.recordClip((await asAnna(textToSpeech, { text: 'lernen', voice: 'alloy' })).audioContent)
  server.kill('SIGTERM')
  await server.ended
})
afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp()
})

const findFaults = () => target.withDatabase((db) => ledger.findFaults(db, mailFolder))

test('an intact database has no faults', async () => {
  expect(await findFaults()).toEqual([])
})

const farid = sql`(select id from profiles where username = 'Farid')`
const losses: [string, SQL, RegExp][] = [
  ['an account', sql`delete from users where id = ${farid}`, /^lost: .*"stored":\{/],
  [
    'an account and its access request',
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
  ['an answer', sql`delete from answers where id = (select id from answers limit 1)`, /^lost: answer /],
  ['the grade of an answer', sql`update answers set grade = 5 - grade`, /^lost: answer /],
  ['a finished round', sql`delete from rounds`, /^lost: round /],
  ['the cards of a round', sql`update rounds set cards = cards + 1`, /^lost: round /],
  ['the progress in a lesson', sql`delete from lesson_progress`, /^lost or never saved: lesson /],
  ['the step of a lesson', sql`update lesson_progress set step = step + 1`, /^lost or never saved: lesson /],
  ['a card', sql`delete from cards`, /^the cards are not the fold/],
]

test.each(losses)('the loss of %s is reported', async (_, loss, fault) => {
  const found = await target.withDatabase((db) => faultsAfter(db, loss))
  expect(found).toContainEqual(expect.stringMatching(fault))
  expect(await findFaults()).toEqual([])
})

test('a round that counts twice is reported', async () => {
  const doubled = sql`insert into rounds select user_id, gen_random_uuid(), at, cards from rounds`
  const found = await target.withDatabase((db) => faultsAfter(db, doubled))
  expect(found).toContainEqual(expect.stringMatching(/^never finished: round /))
})

test('a row that is left of a deleted user is reported', async () => {
  const [, deleted] = addresses
  const leftOver = sql`insert into mail_outbox (kind, recipient) values ('password-reset', ${deleted})`
  const found = await target.withDatabase((db) => faultsAfter(db, leftOver))
  expect(found).toContainEqual(`not deleted: ${deleted}`)
})

test('a lost mail is reported, whether it was still in the outbox or already written', async () => {
  const folder = join(target.dataFolder, 'outbox')
  for (const name of await readdir(folder)) await rm(join(folder, name))
  const found = await target.withDatabase((db) => faultsAfter(db, sql`delete from mail_outbox`))
  expect(found).toContainEqual(expect.stringMatching(/^lost: .*"mailed":true/))
})

/** @returns the faults that the ledger finds after a statement, which is rolled back. */
async function faultsAfter(db: Database, loss: SQL): Promise<readonly string[]> {
  let found: readonly string[] = []
  await db
    .transaction(async (tx) => {
      await tx.execute(loss)
      found = await ledger.findFaults(tx, mailFolder)
      tx.rollback()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error
    })
  return found
}
