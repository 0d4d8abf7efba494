import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '@pol/contract/operations/sign-in'
import { resetPassword } from '@pol/contract/operations/passwords'
import { operations as declared } from '@pol/contract/operations'
import type { Operation } from '@pol/contract/operation'
import { errors } from '@pol/contract/errors'
import { hasDatabase } from '../test-database.ts'
import { createWorld, type World } from '../world.ts'

const operations: readonly Operation[] = declared
const points = 20
const tooMany = { error: errors['too-many-attempts'].text, code: 'too-many-attempts' }

describe.runIf(hasDatabase)('a stranger who floods the server with requests', () => {
  let world: World
  let port: number
  beforeAll(async () => {
    world = await createWorld({
      limits: { anonymousRequests: { points, duration: 3_600 } },
      trustProxy: true,
    })
    await world.app.listen({ host: '127.0.0.1', port: 0 })
    port = (world.app.server.address() as AddressInfo).port
  })
  afterAll(() => world.stop())

  const send = ({ method, path }: Operation, network: string, payload = '{') =>
    world.app.inject({
      method,
      url: path,
      remoteAddress: network,
      ...(method !== 'GET' && { headers: { 'content-type': 'application/json' }, payload }),
    })

  test('invalid requests count towards the limit of the network, across all operations; other networks are not affected', async () => {
    const anonymous = operations.filter(({ access, method }) => access === 'anyone' && method !== 'GET')
    expect(anonymous.length).toBeGreaterThan(1)
    const statuses: number[] = []
    for (let n = 0; n < points; n += 1) {
      const operation = anonymous[n % anonymous.length] ?? signIn
      statuses.push((await send(operation, '192.0.2.50')).statusCode)
    }
    expect(new Set(statuses)).toEqual(new Set([400]))
    for (const operation of anonymous) {
      const refused = await send(operation, '192.0.2.50')
      expect([operation.name, refused.statusCode, refused.json()]).toEqual([operation.name, 429, tooMany])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect((await send(operation, '192.0.2.51')).statusCode).toBe(400)
    }
  })

  test('health checks and operations that need a session are not counted', async () => {
    const uncounted = operations.filter(({ access, method }) => access !== 'anyone' || method === 'GET')
    expect(uncounted.length).toBeGreaterThan(1)
    for (const operation of uncounted) {
      for (let n = 0; n < points + 1; n += 1) {
        const { statusCode } = await send(operation, '192.0.2.53')
        expect([200, 400, 401], operation.name).toContain(statusCode)
      }
    }
  })

  test('a forged X-Forwarded-For header does not circumvent the limit', async () => {
    const statuses: number[] = []
    for (let n = 0; n < points + 5; n += 1) {
      const answer = await world.app.inject({
        method: 'POST',
        url: resetPassword.path,
        headers: { 'x-forwarded-for': `10.0.0.${n}, 198.51.100.9:${40_000 + n}` },
        payload: {},
      })
      statuses.push(answer.statusCode)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })

  test('the body of a refused request is not read any further', async () => {
    for (let n = 0; n < points; n += 1) await send(signIn, '127.0.0.1')
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    const head = ['POST /api/sign-in HTTP/1.1', 'Host: x', 'Content-Type: application/json']
    socket.write([...head, 'Content-Length: 60000', '', '{"email":"'].join('\r\n'))
    // The server closes the connection, although 60,000 bytes were announced and the client keeps it open.
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 429 [^]*connection: close/i)
  })
})
