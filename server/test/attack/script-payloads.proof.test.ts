import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  listPendingRequests,
  requestAccess,
  sendRegistrationApproval,
} from '@pol/contract/operations/access-requests'
import { createUser, deleteUser, listProfiles } from '@pol/contract/operations/administration'
import { CallError } from '@pol/contract/client'
import { oneLine, plainText } from '@pol/contract/forms/names'
import type { Operation } from '@pol/contract/operation'
import { operations as declared } from '@pol/contract/operations'
import * as v from 'valibot'
import { hasDatabase } from '../test-database.ts'
import { createWorld, type Device, type World } from '../world.ts'
import { fieldsOf, validInput } from './valid-requests.ts'
import { attackerHost, scriptPayloads } from './script-payloads.ts'

const operations: readonly Operation[] = declared
const lines = (text: string) => v.parse(v.pipe(v.string(), plainText), text)

/** Reads all rows of a paged list. */
async function allPages<Row extends { readonly id: string }>(
  page: (after: string | undefined) => Promise<{ readonly body: readonly Row[]; readonly total: number }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { body, total } = await page(rows.at(-1)?.id)
    rows.push(...body)
    if (rows.length >= total || body.length === 0) return rows
  }
}

describe.runIf(hasDatabase)(`${scriptPayloads.length} script payloads`, () => {
  let world: World
  let anna: Device
  beforeAll(async () => {
    const many = { points: 10_000, duration: 60 }
    // The payloads are also sent as passwords; too many wrong ones would end the session.
    const limits = { requestNetwork: many, administratorNotices: many, ownPassword: many }
    world = await createWorld({ limits })
    anna = await world.signedIn('anna', 'admin')
  })
  afterAll(() => world.stop())

  test('there are at least sixty of them', () => {
    expect(new Set(scriptPayloads).size).toBeGreaterThanOrEqual(60)
  })

  test('every field of every operation accepts or rejects them with a JSON answer', async () => {
    // Signing out would end the session that all requests share.
    for (const operation of operations.filter(({ name }) => name !== 'sign-out')) {
      for (const field of fieldsOf(operation)) {
        for (const payload of scriptPayloads) {
          const { id, item, ...input } = { ...validInput(operation), [field]: payload }
          const named = { ':id': id, ':item': item }
          const answer = await world.app.inject({
            method: operation.method,
            url: operation.path.replace(/:\w+/, (name) => encodeURIComponent(String(named[name as ':id']))),
            headers: { authorization: `Bearer ${anna.token}` },
            payload: input,
          })
          const context = `${operation.name}, ${field}: ${payload}\n${answer.body}`
          expect(answer.statusCode, context).toBeLessThan(500)
          expect(answer.headers, context).toMatchObject({
            'content-type': 'application/json; charset=utf-8',
            'x-content-type-options': 'nosniff',
          })
          const message = answer.statusCode >= 400 ? answer.json().error : ''
          expect(message, context).not.toMatch(/[<>{}$=\r\n]/)
        }
      }
    }
  })

  test('names and messages are returned as they were typed', async () => {
    const requests = scriptPayloads.map((payload, n) => ({
      email: `gast${n}@example.org`,
      username: 'Gast',
      message: payload,
    }))
    for (const person of requests) await anna.call(requestAccess, person)
    const pending = await allPages((after) => anna.call(listPendingRequests, { after }))
    const found = new Map(pending.map(({ email, message }) => [email, message]))
    for (const { email, message } of requests) expect(found.get(email)).toBe(lines(message))

    const named = scriptPayloads.filter((payload) => oneLine(payload).length <= 50)
    expect(named.length).toBeGreaterThan(20)
    for (const [n, username] of named.entries()) {
      await anna.call(createUser, { email: `name${n}@example.org`, username, password: 'geheimnis-genug' })
    }
    const profiles = await allPages((after) => anna.call(listProfiles, { after }))
    const names = profiles.map(({ username }) => username)
    for (const name of named) expect(names).toContain(oneLine(name))
  })

  test('an e-mail address that contains a payload is rejected', async () => {
    for (const payload of scriptPayloads) {
      const refused = anna.call(requestAccess, { email: `${payload}@example.org`, username: 'Gast' })
      await expect(refused, payload).rejects.toBeInstanceOf(CallError)
    }
  })

  describe('a mail', () => {
    const markupOf = (html: string | undefined) =>
      html?.match(/<[^>]*>/g)?.map((tag) => tag.replace(/ href="[^"]*"/, ' href'))

    test('to administrators keeps its headers, its markup and its one link', async () => {
      await world.untilOutboxEmpty()
      const harmless = { email: 'harmlos@example.org', username: 'Harmlos', message: 'Guten Tag' }
      await anna.call(requestAccess, harmless)
      await world.untilOutboxEmpty()
      const usual = world.mailbox.mails.at(-1)
      const usualHeaders = usual?.headers.map(({ key }) => key)
      for (const [n, payload] of scriptPayloads.entries()) {
        const username = oneLine(payload).slice(0, 50).padEnd(3, '.')
        await anna.call(requestAccess, { email: `post${n}@example.org`, username, message: payload })
        await world.untilOutboxEmpty()
        const mail = world.mailbox.mails.at(-1)
        expect(mail?.text, payload).toContain(`post${n}@`)
        expect(
          mail?.headers.map(({ key }) => key),
          payload,
        ).toEqual(usualHeaders)
        expect(mail?.subject).toBe('Pol: Neue Anfrage für einen Zugang')
        expect(mail?.to).toEqual(usual?.to)
        expect(markupOf(mail?.html), payload).toEqual(markupOf(usual?.html))
        // Mail clients turn any text that looks like an address into a link.
        expect(mail?.text?.match(/https?:\/\/\S+/g), payload).toEqual(['https://pol.example.org/admin'])
        expect(mail?.text, payload).not.toContain(attackerHost)
      }
    })

    test('to a user with such a name keeps them, too', async () => {
      const email = 'umbenannt@example.org'
      const mailTo = async (username: string) => {
        const { user } = await anna.call(createUser, { email, username, password: 'geheimnis-genug' })
        await anna.call(sendRegistrationApproval, { email, username })
        await anna.call(deleteUser, { user_id: user.id })
        return world.mailbox.mails.at(-1)
      }
      const usual = await mailTo('Harmlos')
      for (const username of scriptPayloads.map((payload) => oneLine(payload).slice(0, 50))) {
        const mail = await mailTo(username)
        expect(
          mail?.headers.map(({ key }) => key),
          username,
        ).toEqual(usual?.headers.map(({ key }) => key))
        expect(mail?.to).toEqual([{ address: email, name: '' }])
        expect(mail?.subject).toBe('Pol: Ihr Zugang ist freigeschaltet')
        expect(markupOf(mail?.html), username).toEqual(markupOf(usual?.html))
        expect(mail?.text?.match(/https?:\/\/\S+/g), username).toHaveLength(1)
        expect(mail?.text, username).not.toContain(attackerHost)
      }
    })
  })
})
