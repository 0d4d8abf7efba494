import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestAccess } from '@pol/contract/operations/access-requests'
import { readSession } from '@pol/contract/operations/sign-in'
import { CallError } from '@pol/contract/client'
import type { Operation } from '@pol/contract/operation'
import { operations as declared } from '@pol/contract/operations'
import { users } from '../../../src/database/schema.ts'
import { createLog } from '../../../src/log.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type World } from '../../world.ts'

const operations: readonly Operation[] = declared

describe.runIf(hasDatabase)('the log', () => {
  let logged = ''
  let world: World
  let anna: Device
  beforeAll(async () => {
    // At every level the log must not contain personal data.
    world = await createWorld({ log: createLog('trace', { write: (line) => (logged += line) }) })
    anna = await world.signedIn('anna', 'admin')
  })
  afterAll(() => world.stop())

  const linesAfter = async (work: () => Promise<unknown>) => {
    logged = ''
    await work()
    const lines = () => logged.split('\n').slice(0, -1)
    await expect.poll(() => lines().length).toBeGreaterThan(0)
    return lines().map((line) => JSON.parse(line) as Record<string, unknown>)
  }

  test('has one line for every request, with the request id of the answer', async () => {
    const ids: unknown[] = []
    const lines = await linesAfter(async () => {
      for (const url of ['/api/session', '/api/users/17', '/irgendwo']) {
        ids.push((await world.app.inject(url)).headers['x-request-id'])
      }
    })
    const line = (fields: object) => ({ level: 30, ms: expect.any(Number), msg: 'request', ...fields })
    expect(lines).toMatchObject([
      line({ reqId: ids[0], operation: 'session', status: 401, code: 'unauthenticated' }),
      line({ reqId: ids[1], operation: 'page', status: 404, code: 'not-found' }),
      line({ reqId: ids[2], operation: 'page', status: 404, code: 'not-found' }),
    ])
    expect(new Set(ids).size).toBe(3)
    expect(String(ids[0])).toMatch(/^[\da-f-]{36}$/)
  })

  test('has health checks only at the debug level', async () => {
    const [line] = await linesAfter(() => world.app.inject('/api/health'))
    expect(line).toMatchObject({ level: 20, operation: 'health', status: 200 })
  })

  describe('contains no personal data', () => {
    const headers = {
      'user-agent': 'Mozilla/5.0 (Firefox von Bahram)',
      'x-forwarded-for': '203.0.113.41',
      'x-real-ip': '203.0.113.42',
      forwarded: 'for=203.0.113.43',
      'x-request-id': 'kennung-von-bahram',
      referer: 'https://pol.example.org/auth#type=recovery&token=bahrams-link',
      origin: 'https://origin-von-bahram.example.org',
      cookie: 'bahram=keks',
      'accept-language': 'fa-x-bahram',
    }
    const network = '198.51.100.77'
    /** Matches the names, networks and inputs of all requests of this test. */
    const traces = /bahram|keks|clara|geheim|eingabe|198\.51\.100|203\.0\.113|mozilla|firefox/i

    /** Input with personal data in every field. */
    const personal = ({ input }: Operation) => {
      const fields = 'entries' in input ? Object.keys(input.entries as object) : []
      return Object.fromEntries(fields.map((name) => [name, `eingabe-${name}-bahram@example.org`]))
    }
    const send = (operation: Operation, values: Record<string, unknown>, token: string | null) => {
      const path = operation.path.replace(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(String(values[name])),
      )
      const query = new URLSearchParams({ ...headers, frage: 'eingabe von Bahram' })
      return world.app.inject({
        method: operation.method,
        url: `${path}?${query}`,
        remoteAddress: network,
        headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
        ...(operation.method !== 'GET' && { payload: values }),
      })
    }

    const expectNoTrace = async () => {
      const people = await world.db
        .select({ id: users.id })
        .from(users)
        .catch(() => [])
      expect(logged).not.toMatch(traces)
      for (const { id } of people) expect(logged).not.toContain(id)
      expect(logged).not.toContain(anna.token)
      expect(logged).not.toContain(anna.deviceId)
    }

    test('of any field, header or address, for any caller', async () => {
      const lines = await linesAfter(async () => {
        for (const operation of operations) {
          for (const token of [null, 'eingabe-bahrams-token', anna.token]) {
            await send(operation, personal(operation), token)
          }
        }
        await world.app.inject({ method: 'POST', url: '/api/sign-in', headers, payload: '{"email": "bahram' })
        await world.app.inject({ url: '/bahram/%zz?bahram', headers, remoteAddress: network })
        await world.untilOutboxEmpty()
      })
      expect(lines.length).toBeGreaterThan(3 * operations.length)
      expect(new Set(lines.map(({ operation }) => operation))).toEqual(
        new Set([...operations.map(({ name }) => name), 'page']),
      )
      await expectNoTrace()
    })

    test('of sign-ins, failed sign-ins, reset links and access requests, even if the mail server repeats an address', async () => {
      world.mailbox.setUnavailable(true)
      const lines = await linesAfter(async () => {
        const { email, password } = cast.bahram
        const byName = (name: string) => operations.find((operation) => operation.name === name) as Operation
        const device = { as: 'user', deviceId: 'geraet-von-bahram' }
        await send(byName('sign-in'), { email, password: 'bahrams-vertipptes-geheimnis', ...device }, null)
        await send(byName('sign-in'), { email, password, ...device }, null)
        await send(byName('reset-password'), { email }, null)
        await world.device().call(requestAccess, {
          email: 'clara.eingabe@example.org',
          username: 'Clara Eingabe',
          message: 'Eine Eingabe von Clara',
        })
        await world.untilMailsDeferred(2)
      })
      const err = expect.objectContaining({ message: expect.stringContaining('away for a while') })
      expect(lines).toContainEqual(expect.objectContaining({ msg: 'a mail could not be sent', err }))
      await expectNoTrace()
      world.mailbox.setUnavailable(false)
    })

    test('of database errors, which contain the parameters of the query', async () => {
      await world.closeDatabase()
      const lines = await linesAfter(async () => {
        for (const operation of operations) await send(operation, personal(operation), anna.token)
        await expect(anna.call(readSession, {})).rejects.toBeInstanceOf(CallError)
      })
      const failures = lines.filter(({ level }) => level === 50)
      expect(failures).toContainEqual(
        expect.objectContaining({
          operation: 'session',
          reqId: expect.any(String),
          err: expect.any(Object),
        }),
      )
      await expectNoTrace()
    })
  })
})
