import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSession } from '@pol/contract/accounts'
import type { Operation } from '@pol/contract/operation'
import { operations as declared } from '@pol/contract/operations'
import { refuseUnguardedRoutes } from '../../src/http/register.ts'
import { errors } from '@pol/contract/errors'
import { hasDatabase } from '../test-database.ts'
import { createWorld, type Device, type World } from '../world.ts'

const operations: readonly Operation[] = declared

describe.runIf(hasDatabase)('the wire', () => {
  let world: World
  let anna: Device
  beforeAll(async () => {
    world = await createWorld()
    anna = world.device()
    await anna.signIn('anna', 'admin')
  })
  afterAll(() => world.stop())

  const ask = (operation: Operation, token: string | null) =>
    world.app.inject({
      method: operation.method,
      url: operation.path,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(operation.method !== 'GET' && { payload: {} }),
    })

  test('nobody without a session passes a guard, whatever the guard', async () => {
    for (const operation of operations.filter(({ access }) => access !== 'anyone')) {
      for (const token of [null, 'erfunden']) {
        const answer = await ask(operation, token)
        expect(answer.statusCode, operation.name).toBe(401)
        expect(answer.json()).toEqual({ error: 'Nicht authentifiziert', code: 'unauthenticated' })
      }
    }
  })

  test('a moderator is signed in but no learner', async () => {
    const mo = world.device()
    await mo.signIn('mo')
    await expect(mo.call(readSession, {})).resolves.toMatchObject({ roles: ['moderator'] })
    for (const operation of operations.filter(({ access }) => access === 'learner' || access === 'admin')) {
      const answer = await ask(operation, mo.token)
      expect(answer.statusCode, operation.name).toBe(403)
      expect(answer.json()).toMatchObject({ code: 'forbidden' })
    }
  })

  test('every operation of the contract is served, at its address', () => {
    for (const { method, path } of operations)
      expect(world.app.hasRoute({ method, url: path }), path).toBe(true)
    expect(new Set(operations.map(({ method, path }) => `${method} ${path}`)).size).toBe(operations.length)
  })

  test('a route that does not say who may call it keeps the server from starting', () => {
    const app = fastify()
    refuseUnguardedRoutes(app)
    expect(() => app.get('/api/vergessen', () => ({}))).toThrow('does not say who may call it')
  })

  test('anybody may ask whether the server is well', async () => {
    const answer = await world.app.inject('/api/health')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ status: 'ok' })
  })

  test('answers are not kept by caches', async () => {
    for (const url of ['/api/health', '/api/session', '/api/nirgends']) {
      expect((await world.app.inject(url)).headers['cache-control'], url).toBe('no-store')
    }
  })

  test('an unknown address below /api is an error in words, not the page', async () => {
    const answer = await world.app.inject({ url: '/api/nirgends' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ error: errors['not-found'].text, code: 'not-found' })
  })

  test.each([
    ['{"email":', 400, 'invalid-input'],
    ['"nur ein Wort"', 400, 'invalid-input'],
    ['[1,2]', 400, 'invalid-input'],
    [JSON.stringify({ email: 'x'.repeat(70_000) }), 413, 'too-large'],
  ])('a broken body %.20s gets a clear answer', async (payload, status, code) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await world.app.inject({ method: 'POST', url: '/api/sign-in', headers, payload })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code, error: expect.any(String) })
  })

  test('a character that no database keeps is refused in words', async () => {
    const payload = { email: 'anna@example.org', password: 'geheimnis', as: 'user', deviceId: 'a\0b' }
    const answer = await world.app.inject({ method: 'POST', url: '/api/sign-in', payload })
    expect(answer.statusCode).toBe(400)
  })

  test('a password in the address is not read, so nobody is tempted to put it there', async () => {
    const url = '/api/sign-in?email=anna@example.org&password=annas-geheimnis&as=user&deviceId=a-device'
    expect((await world.app.inject({ method: 'POST', url })).statusCode).toBe(400)
  })

  test('an address that cannot be decoded is an error in the same form', async () => {
    const answer = await world.app.inject('/api/%zz')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ error: errors['invalid-input'].text, code: 'invalid-input' })
  })

  test('administrators can read the description of all operations, learners cannot', async () => {
    const clara = world.device()
    await clara.signIn('clara')
    const read = (token: string | null) =>
      world.app.inject({ url: '/api/openapi.json', headers: { authorization: `Bearer ${token}` } })
    expect((await read(clara.token)).statusCode).toBe(403)
    const document = (await read(anna.token)).json()
    expect(document.openapi).toBe('3.1.0')
    for (const { name, method, path } of operations) {
      const described = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      expect(described?.operationId, path).toBe(name)
    }
  })

  test.each(['/api/health', '/api/nothing', '/'])(
    '%s lets nothing be loaded from another host, nor framed',
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

describe.runIf(hasDatabase)('a database that is gone', () => {
  test('is a failure in words that does not tell its cause', async () => {
    const world = await createWorld()
    const bahram = world.device()
    await bahram.signIn('bahram')
    await world.closeDatabase()
    const answer = await world.app.inject('/api/health')
    expect(answer.statusCode).toBeGreaterThanOrEqual(500)
    expect(['internal', 'unavailable']).toContain(answer.json().code)
    expect(answer.body).not.toMatch(/select|closed|PGlite|CONNECTION/i)
    await world.stop()
  })
})
