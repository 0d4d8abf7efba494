import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pendingRequests, requestAccess, sendRegistrationApproval } from '@pol/contract/access-requests'
import { createUser, deleteUser, listProfiles } from '@pol/contract/administration'
import { CallError } from '@pol/contract/client'
import { oneLine, plainText } from '@pol/contract/names'
import type { Operation } from '@pol/contract/operation'
import { operations as declared } from '@pol/contract/operations'
import * as v from 'valibot'
import { hasDatabase } from '../test-database.ts'
import { createWorld, type Device, type World } from '../world.ts'
import { fieldsOf, honestInput } from './plausible.ts'
import { elsewhere, scriptPayloads } from './script-payloads.ts'

const operations: readonly Operation[] = declared
const line = (text: string) => v.parse(v.pipe(v.string(), oneLine), text)
const lines = (text: string) => v.parse(v.pipe(v.string(), plainText), text)

describe.runIf(hasDatabase)(
  `${scriptPayloads.length} texts that would be more than texts`,
  { timeout: 120_000 },
  () => {
    let world: World
    let anna: Device
    beforeAll(async () => {
      world = await createWorld({ limits: { requestNetwork: { points: 10_000, duration: 60 } } })
      anna = world.device()
      await anna.signIn('anna', 'admin')
    })
    afterAll(() => world.stop())

    test('there are sixty of them', () => {
      expect(new Set(scriptPayloads).size).toBeGreaterThanOrEqual(60)
    })

    test('every field of every operation refuses them in words or answers JSON', async () => {
      // Signing out ends the session with which the others are tried.
      for (const operation of operations.filter(({ name }) => name !== 'sign-out')) {
        for (const field of fieldsOf(operation)) {
          for (const payload of scriptPayloads) {
            const { id, ...input } = { ...honestInput(operation), [field]: payload }
            const answer = await world.app.inject({
              method: operation.method,
              url: operation.path.replace(':id', encodeURIComponent(String(id))),
              headers: { authorization: `Bearer ${anna.token}` },
              payload: input,
            })
            const told = `${operation.name}, ${field}: ${payload}\n${answer.body}`
            expect(answer.statusCode, told).toBeLessThan(500)
            expect(answer.headers, told).toMatchObject({
              'content-type': 'application/json; charset=utf-8',
              'x-content-type-options': 'nosniff',
            })
            const refusal = answer.statusCode >= 400 ? answer.json().error : ''
            expect(refusal, told).not.toMatch(/[<>{}$=\r\n]/)
          }
        }
      }
    })

    test('names and messages come back as they were typed', async () => {
      const asked = scriptPayloads.map((payload, n) => ({
        email: `gast${n}@example.org`,
        username: 'Gast',
        message: payload,
      }))
      for (const person of asked) await anna.call(requestAccess, person)
      const found = new Map(
        (await anna.call(pendingRequests, {})).map(({ email, message }) => [email, message]),
      )
      for (const { email, message } of asked) expect(found.get(email)).toBe(lines(message))

      const named = scriptPayloads.filter((payload) => line(payload).length <= 50)
      for (const [n, username] of named.entries()) {
        await anna.call(createUser, { email: `name${n}@example.org`, username, password: 'geheimnis-genug' })
      }
      const names = (await anna.call(listProfiles, {})).map(({ username }) => username)
      for (const name of named) expect(names).toContain(line(name))
    })

    test('an address with more in it than an address is refused', async () => {
      for (const payload of scriptPayloads) {
        const refused = anna.call(requestAccess, { email: `${payload}@example.org`, username: 'Gast' })
        await expect(refused, payload).rejects.toBeInstanceOf(CallError)
      }
    })

    describe('a mail', () => {
      const skeleton = (html: string | undefined) =>
        html?.match(/<[^>]*>/g)?.map((tag) => tag.replace(/ href="[^"]*"/, ' href'))

      test('to administrators keeps its headers, its markup and its one link', async () => {
        await world.allMailsAreOut()
        const harmless = { email: 'harmlos@example.org', username: 'Harmlos', message: 'Guten Tag' }
        await anna.call(requestAccess, harmless)
        await world.allMailsAreOut()
        const usual = world.mailbox.mails.at(-1)
        const usualHeaders = usual?.headers.map(({ key }) => key)
        for (const [n, payload] of scriptPayloads.entries()) {
          const username = line(payload).slice(0, 50).padEnd(3, '.')
          await anna.call(requestAccess, { email: `post${n}@example.org`, username, message: payload })
          await world.allMailsAreOut()
          const mail = world.mailbox.mails.at(-1)
          expect(mail?.text, payload).toContain(`post${n}@`)
          expect(
            mail?.headers.map(({ key }) => key),
            payload,
          ).toEqual(usualHeaders)
          expect(mail?.subject).toBe('Pol: Neue Anfrage für einen Zugang')
          expect(mail?.to).toEqual(usual?.to)
          expect(skeleton(mail?.html), payload).toEqual(skeleton(usual?.html))
          // A mail program makes a link of what looks like one.
          expect(mail?.text?.match(/https?:\/\/\S+/g), payload).toEqual(['https://pol.example.org/admin'])
          expect(mail?.text, payload).not.toContain(elsewhere)
        }
      })

      test('to somebody with such a name keeps them, too', async () => {
        const email = 'umbenannt@example.org'
        const mailTo = async (username: string) => {
          const { user } = await anna.call(createUser, { email, username, password: 'geheimnis-genug' })
          await anna.call(sendRegistrationApproval, { email, username })
          await anna.call(deleteUser, { user_id: user.id })
          return world.mailbox.mails.at(-1)
        }
        const usual = await mailTo('Harmlos')
        for (const username of scriptPayloads.map((payload) => line(payload).slice(0, 50))) {
          const mail = await mailTo(username)
          expect(
            mail?.headers.map(({ key }) => key),
            username,
          ).toEqual(usual?.headers.map(({ key }) => key))
          expect(mail?.to).toEqual([{ address: email, name: '' }])
          expect(mail?.subject).toBe('Pol: Ihr Zugang ist freigeschaltet')
          expect(skeleton(mail?.html), username).toEqual(skeleton(usual?.html))
          expect(mail?.text?.match(/https?:\/\/\S+/g), username).toHaveLength(1)
          expect(mail?.text, username).not.toContain(elsewhere)
        }
      })
    })
  },
)
