import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAccountSettings, updateAccountSettings } from '@pol/contract/operations/own-account'
import { readSession } from '@pol/contract/operations/sign-in'
import type { Operation } from '@pol/contract/operation'
import { operations as declared } from '@pol/contract/operations'
import { refuseUnguardedRoutes } from '../../../src/http/register.ts'
import { errors } from '@pol/contract/errors'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type World } from '../../world.ts'

const operations: readonly Operation[] = declared

describe.runIf(hasDatabase)('the HTTP interface', () => {
  let world: World
  let anna: Device
  beforeAll(async () => {
    world = await createWorld()
    anna = await world.signedIn('anna', 'admin')
  })
  afterAll(() => world.stop())

  test.each([null, 'erfunden'])(
    'a request without a valid session (%s) gets an error message',
    async (token) => {
      const answer = await world.app.inject({
        url: readSession.path,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({ error: 'Nicht authentifiziert', code: 'unauthenticated' })
    },
  )

  test('a route without a declared access prevents the server from starting', () => {
    const app = fastify()
    refuseUnguardedRoutes(app)
    expect(() => app.get('/api/vergessen', () => ({}))).toThrow('does not say who may call it')
  })

  test('the health check is public', async () => {
    const answer = await world.app.inject('/api/health')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ status: 'ok' })
  })

  test('answers may not be cached', async () => {
    for (const url of ['/api/health', '/api/session', '/api/nirgends']) {
      expect((await world.app.inject(url)).headers['cache-control'], url).toBe('no-store')
    }
  })

  test('an unknown path below /api returns an error, not the page', async () => {
    const answer = await world.app.inject({ url: '/api/nirgends' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ error: errors['not-found'].text, code: 'not-found' })
  })

  test.each([
    ['{"email":', 400, 'invalid-input'],
    ['"nur ein Wort"', 400, 'invalid-input'],
    ['[1,2]', 400, 'invalid-input'],
    [JSON.stringify({ email: 'x'.repeat(70_000) }), 413, 'too-large'],
  ])('an invalid body %.20s gets the right error', async (payload, status, code) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await world.app.inject({ method: 'POST', url: '/api/sign-in', headers, payload })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code, error: expect.any(String) })
  })

  test('an array is refused by every operation with a body, since its fields are those of an object', async () => {
    const withBody = operations.filter(({ method }) => method !== 'GET')
    expect(withBody.length).toBeGreaterThan(40)
    const id = '0b7f1c3e-6a52-4c1b-9b0e-2f6f1f6f3a11'
    for (const { method, path, name } of withBody) {
      const answer = await world.app.inject({
        method,
        url: path.replace(/:\w+/g, id),
        headers: { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' },
        payload: '[]',
      })
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 400, 'invalid-input'])
    }
    // Neither sign-out nor delete-own-account was executed.
    await expect(anna.call(readSession, {})).resolves.toMatchObject({ user: { email: cast.anna.email } })
  })

  test.each(['gzip', 'br', 'deflate', 'identity, gzip'])(
    'a body with the Content-Encoding %s is refused, since nothing decodes it',
    async (encoding) => {
      const headers = { authorization: `Bearer ${anna.token}`, 'content-encoding': encoding }
      const url = '/api/account/settings'
      const put = (also = {}) =>
        world.app.inject({
          method: 'PUT',
          url,
          headers: { ...headers, ...also },
          payload: { language: 'fa' },
        })
      const answer = await put()
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-input'])
      expect(await anna.call(readAccountSettings, {})).toMatchObject({ language: null })
      expect((await put({ 'content-encoding': 'identity' })).statusCode).toBe(200)
      await anna.call(updateAccountSettings, { language: null })
    },
  )

  test('a NUL character, which the database cannot store, is rejected', async () => {
    const payload = { email: 'anna@example.org', password: 'geheimnis', as: 'user', deviceId: 'a\0b' }
    const answer = await world.app.inject({ method: 'POST', url: '/api/sign-in', payload })
    expect(answer.statusCode).toBe(400)
  })

  test('input in the query of a POST request is ignored, so that no client puts a password there', async () => {
    const url = '/api/sign-in?email=anna@example.org&password=annas-geheimnis&as=user&deviceId=a-device'
    expect((await world.app.inject({ method: 'POST', url })).statusCode).toBe(400)
  })

  test('a path that cannot be decoded returns an error of the same form', async () => {
    const answer = await world.app.inject('/api/%zz')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ error: errors['invalid-input'].text, code: 'invalid-input' })
  })

  test('administrators can read the OpenAPI document of all operations', async () => {
    const headers = { authorization: `Bearer ${anna.token}` }
    const document = (await world.app.inject({ url: '/api/openapi.json', headers })).json()
    expect(document.openapi).toBe('3.1.0')
    for (const { name, method, path } of operations) {
      const described = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      expect(described?.operationId, path).toBe(name)
    }
  })

  test.each(['/api/health', '/api/nothing', '/'])(
    '%s has a policy against resources from other hosts and against framing',
    async (url) => {
      const { headers } = await world.app.inject(url)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).not.toMatch(/https?:|unsafe/)
      expect(headers['permissions-policy']).toContain('microphone=()')
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
    },
  )
})

describe.runIf(hasDatabase)('a closed database', () => {
  test('causes an error message without the cause', async () => {
    const world = await createWorld()
    await world.signedIn('bahram')
    await world.closeDatabase()
    const answer = await world.app.inject('/api/health')
    expect(answer.statusCode).toBeGreaterThanOrEqual(500)
    expect(['internal', 'unavailable']).toContain(answer.json().code)
    expect(answer.body).not.toMatch(/select|closed|PGlite|CONNECTION/i)
    await world.stop()
  })
})
