import { json } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn, signOut } from '@pol/contract/accounts'
import { errors, type ErrorCode } from '@pol/contract/errors'
import { operations, streams } from '@pol/contract/operations'
import { userRoles } from '../../src/database/schema.ts'
import { createAccount } from '../../src/identity/create-account.ts'
import { hashPassword } from '../../src/identity/passwords.ts'
import { hasDatabase } from '../test-database.ts'
import { cast, createWorld, type World } from '../world.ts'

/** Who can stand before a route. */
const people = ['anonymous', 'revoked', 'without a role', 'moderator', 'user', 'admin'] as const
type Person = (typeof people)[number]

/** Specification section 6: pages guarded for 'user' accept role user or admin; administration is for admins. */
const everybody: readonly Person[] = people
const signedIn: readonly Person[] = ['without a role', 'moderator', 'user', 'admin']
const learners: readonly Person[] = ['user', 'admin']
const administrators: readonly Person[] = ['admin']

interface Row {
  /** Who passes. */
  readonly for: readonly Person[]
  readonly input?: object
  /** What whoever passes is answered. */
  readonly answer: 'ok' | ErrorCode
}

const nobody = '0b7f1c3e-6a52-4c1b-9b0e-2f6f1f6f3a11'
const stranger = { email: 'niemand@example.org', username: 'Niemand' }

/**
 * Every route of the server, by method and path. Written down here once more, on purpose: a route that is added or
 * opened to others fails here until somebody has thought about who may call it.
 */
const table: Record<string, Row> = {
  'GET /api/health': { for: everybody, answer: 'ok' },
  'POST /api/sign-in': {
    for: everybody,
    input: { ...cast.bahram, as: 'user', deviceId: 'a-device-id' },
    answer: 'ok',
  },
  'POST /api/reset-password': { for: everybody, input: stranger, answer: 'ok' },
  'POST /api/update-password': {
    for: everybody,
    input: { token: 'erfunden', password: 'ein-neues-geheimnis', deviceId: 'a-device-id' },
    answer: 'link-expired',
  },
  'POST /api/registration-requests': { for: everybody, input: stranger, answer: 'ok' },
  'POST /api/functions/verify-recaptcha': {
    for: everybody,
    input: { token: 'erfunden', action: 'login' },
    answer: 'ok',
  },
  'POST /api/sign-out': { for: signedIn, answer: 'ok' },
  'GET /api/session': { for: signedIn, answer: 'ok' },
  'GET /api/realtime/device-lock': { for: signedIn, answer: 'ok' },
  'POST /api/functions/text-to-speech': { for: learners, input: { text: 'Hallo' }, answer: 'ok' },
  'POST /api/functions/translate': {
    for: learners,
    input: { text: 'Hallo', direction: 'de-to-fa' },
    answer: 'ok',
  },
  'GET /api/translation-service': { for: learners, answer: 'ok' },
  'GET /api/registration-requests': { for: administrators, answer: 'ok' },
  'PATCH /api/registration-requests/:id': {
    for: administrators,
    input: { status: 'rejected' },
    answer: 'request-not-found',
  },
  'POST /api/functions/send-registration-approval': {
    for: administrators,
    input: stranger,
    answer: 'user-not-found',
  },
  'GET /api/functions/get-users': { for: administrators, answer: 'ok' },
  'POST /api/functions/create-user': {
    for: administrators,
    input: { ...cast.clara },
    answer: 'email-taken',
  },
  'POST /api/functions/delete-user': {
    for: administrators,
    input: { user_id: nobody },
    answer: 'user-not-found',
  },
  'POST /api/functions/export-user': {
    for: administrators,
    input: { user_id: nobody },
    answer: 'user-not-found',
  },
  'GET /api/profiles': { for: administrators, answer: 'ok' },
  'GET /api/user-roles': { for: administrators, answer: 'ok' },
  'POST /api/user-roles': {
    for: administrators,
    input: { user_id: nobody, role: 'admin' },
    answer: 'user-not-found',
  },
  'DELETE /api/user-roles/:id': { for: administrators, answer: 'role-not-found' },
  'GET /api/openapi.json': { for: administrators, answer: 'ok' },
}

describe.runIf(hasDatabase)('who may call what', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld()
    const passwordHash = await hashPassword(nora.password)
    await world.db.transaction(async (tx) => {
      const id = await createAccount(tx, { ...nora, passwordHash, role: 'user' })
      await tx.delete(userRoles).where(eq(userRoles.userId, String(id)))
    })
  })
  afterAll(() => world.stop())

  /** Somebody who is signed in and holds no role (any more). */
  const nora = { email: 'nora@example.org', username: 'Nora', password: 'noras-geheimnis' }
  const accounts = { 'without a role': nora, moderator: cast.mo, user: cast.clara, admin: cast.anna }

  /** A fresh session, since a call may end it. */
  async function tokenOf(person: Person): Promise<string | null> {
    if (person === 'anonymous') return null
    const device = world.device()
    const { email, password } = person === 'revoked' ? cast.bahram : accounts[person]
    device.token = (
      await device.call(signIn, { email, password, as: 'user', deviceId: device.deviceId })
    ).token
    const { token } = device
    if (person === 'revoked') await device.call(signOut, {})
    return token
  }

  /** The answer's code and status. Of a stream only the beginning is read. */
  async function ask(route: string, token: string | null, input?: object) {
    const [method = '', path = ''] = route.split(' ')
    const answer = await world.app.inject({
      method: method as 'GET',
      url: path.replace(':id', nobody),
      headers: token ? { authorization: `Bearer ${token}` } : {},
      payloadAsStream: true,
      ...(method !== 'GET' && { payload: input ?? {} }),
    })
    if (answer.statusCode === 200) {
      answer.stream().destroy()
      return { status: 200, code: 'ok' }
    }
    const { code } = (await json(answer.stream())) as { code: string }
    return { status: answer.statusCode, code }
  }

  test.each(Object.entries(table))('%s', async (route, { for: allowed, input, answer }) => {
    for (const person of people) {
      const isSignedIn = signedIn.includes(person)
      const expected = allowed.includes(person) ? answer : isSignedIn ? 'forbidden' : 'unauthenticated'
      const status = expected === 'ok' ? 200 : errors[expected].status
      const got = await ask(route, await tokenOf(person), input)
      expect(got, `${route} as ${person}`).toEqual({ status, code: expected })
    }
  })

  test('the table knows every operation and every stream of the contract', () => {
    const declared = [
      ...operations.map(({ method, path }) => `${method} ${path}`),
      ...streams.map(({ path }) => `GET ${path}`),
    ]
    expect([...declared, 'GET /api/openapi.json'].toSorted()).toEqual(Object.keys(table).toSorted())
  })

  test('the table knows everything that the description of the API names', async () => {
    const answer = await world.app.inject({
      url: '/api/openapi.json',
      headers: { authorization: `Bearer ${await tokenOf('admin')}` },
    })
    const { paths } = answer.json<{ paths: Record<string, Record<string, unknown>> }>()
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    expect([...described, 'GET /api/openapi.json'].toSorted()).toEqual(Object.keys(table).toSorted())
  })

  test('the table knows every route that the server has', () => {
    const served = routesOf(world.app).filter((route) => !route.startsWith('HEAD '))
    expect(served.toSorted()).toEqual(Object.keys(table).toSorted())
  })

  test('what is guarded is guarded for HEAD as well', async () => {
    for (const route of routesOf(world.app).filter((route) => route.startsWith('HEAD '))) {
      const row = table[route.replace('HEAD', 'GET')]
      const answer = await world.app.inject({ method: 'HEAD', url: route.slice('HEAD '.length) })
      expect(answer.statusCode, route).toBe(row?.for.includes('anonymous') ? 200 : 401)
    }
  })
})

/** Read from the tree that the router prints: what the server really answers, whoever registered it. */
function routesOf(app: FastifyInstance): string[] {
  const parents: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^(.*?)(\/\S*) \((.*)\)$/u.exec(line) ?? []
      if (part === '') return []
      const depth = indent.length / 4 - 1
      const path = `${parents.slice(0, depth).join('')}${part}`
      parents[depth] = part
      return methods.split(', ').map((method) => `${method} ${path}`)
    })
}
