import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { resetPassword } from '@pol/contract/operations/passwords'
import { readHealth } from '@pol/contract/operations/monitoring'
import { mailOutbox, passwordTokens } from '../../../src/database/schema.ts'
import { newPasswordLink } from '../../../src/accounts/passwords/password-link.ts'
import { recipientLanguage } from '../../../src/mail/recipient-language.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type World } from '../../world.ts'

const stranger = 'niemand@example.org'
const hour = 60 * 60 * 1000

describe.runIf(hasDatabase)('a request for a reset link', () => {
  let world: World
  beforeAll(async () => {
    // Otherwise the outbox's timer would send the mails before their delay is over.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    world = await createWorld({ mailDelayMs: { min: hour, max: hour } })
  })
  afterAll(async () => {
    await world.stop()
    vi.useRealTimers()
  })

  test('causes the same work for a known and an unknown address until the mail is due', async () => {
    const caller = world.device()
    for (const email of [cast.clara.email, stranger]) {
      await caller.call(resetPassword, { email })
      for (let call = 0; call < 8; call += 1) await caller.call(readHealth, {})
    }
    const rows = await world.db.select().from(mailOutbox)
    expect(rows.map(({ recipient }) => recipient).toSorted()).toEqual([cast.clara.email, stranger])
    for (const row of rows) expect(row).toMatchObject({ kind: 'password-reset', attempts: 0 })
    expect(await world.db.select().from(passwordTokens)).toEqual([])
    expect(world.mailbox.mails).toEqual([])
  })

  test('runs the same statements for both addresses when the mail is composed, but creates a link for only one', async () => {
    const statementsFor = async (recipient: string) => {
      const calls: PropertyKey[] = []
      const recording = <Handle extends object>(handle: Handle) =>
        new Proxy(handle, {
          get(target, name) {
            calls.push(name)
            return Reflect.get(target, name)
          },
        })
      const transaction: typeof world.db.transaction = (work) =>
        world.db.transaction((tx) => work(recording(tx)))
      const db = new Proxy(recording(world.db), {
        get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
      })
      await recipientLanguage(db, recipient)
      const queuedMail = { recipient, about: null, detail: null, queuedAt: new Date() }
      const link = await newPasswordLink(
        { db, now: () => new Date(), publicUrl: 'https://pol.example.org' },
        queuedMail,
        { lifetimeMs: hour, recordedAs: 'ask-reset-link' },
      )
      return { calls, hasAccount: link?.hasAccount }
    }
    const known = await statementsFor(cast.clara.email)
    const unknown = await statementsFor(stranger)
    expect(known.hasAccount).toBe(true)
    expect(unknown.hasAccount).toBe(false)
    expect(
      known.calls.filter((name) =>
        ['delete', 'execute', 'insert', 'select', 'update'].includes(String(name)),
      ),
    ).toEqual([
      // Reads the language of the mail.
      'select',
      'select',
      // Revokes older links.
      'update',
      'insert',
      // Adds an audit entry.
      'execute',
    ])
    expect(unknown.calls).toEqual(known.calls)
    expect(await world.db.select().from(passwordTokens)).toHaveLength(1)
  })
})
