import { json } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn, signOut } from '@pol/contract/operations/sign-in'
import { errors, type ErrorCode } from '@pol/contract/errors'
import { operations, streams } from '@pol/contract/operations'
import { sessions, userRoles } from '../../../src/database/schema.ts'
import { createAccount } from '../../../src/accounts/create-account.ts'
import { hashPassword } from '../../../src/accounts/passwords/password-hash.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type World } from '../../world.ts'

/** All kinds of callers. */
const people = ['anonymous', 'revoked', 'without a role', 'moderator', 'user', 'admin'] as const
type Person = (typeof people)[number]

/** Specification section 6: pages for the role user also accept admin; administration is only for admin. */
const anyone: readonly Person[] = people
const signedIn: readonly Person[] = ['without a role', 'moderator', 'user', 'admin']
const learners: readonly Person[] = ['user', 'admin']
const moderators: readonly Person[] = ['moderator', 'admin']
const administrators: readonly Person[] = ['admin']

interface Row {
  readonly for: readonly Person[]
  readonly input?: object
  readonly query?: string
  /** The last proof of the callers is too old. */
  readonly isStale?: true
  /** The answer to an allowed caller. */
  readonly answer: 'ok' | ErrorCode
}

const unknownId = '0b7f1c3e-6a52-4c1b-9b0e-2f6f1f6f3a11'
const publicKey = { kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: 'A'.repeat(43) }
const stranger = { email: 'niemand@example.org', username: 'Niemand' }

/**
 * Every route of the server, by method and path. Repeated here on purpose: adding a route, or allowing more callers,
 * fails this test until its access is reviewed here.
 */
const table: Record<string, Row> = {
  'GET /api/health': { for: anyone, answer: 'ok' },
  'POST /api/sign-in': {
    for: anyone,
    input: { ...cast.bahram, as: 'user', deviceId: 'a-device-id' },
    answer: 'ok',
  },
  'POST /api/reset-password': { for: anyone, input: stranger, answer: 'ok' },
  'POST /api/update-password': {
    for: anyone,
    input: { token: 'erfunden', password: 'ein-neues-geheimnis', deviceId: 'a-device-id' },
    answer: 'link-expired',
  },
  'POST /api/registration-requests': { for: anyone, input: stranger, answer: 'ok' },
  'POST /api/functions/verify-recaptcha': {
    for: anyone,
    input: { token: 'erfunden', action: 'login' },
    answer: 'ok',
  },
  'POST /api/browser-errors': {
    for: anyone,
    input: { code: 'TypeError', screen: '/kinder', build: 'C66SmVTS' },
    answer: 'ok',
  },
  'POST /api/device-keys': {
    for: signedIn,
    // Not the device of the session, which `tokenOf` chooses.
    input: { public_key: publicKey, device_id: 'a-device-id' },
    answer: 'invalid-input',
  },
  'DELETE /api/device-keys/:key': { for: signedIn, answer: 'ok' },
  'POST /api/device-challenges': { for: anyone, input: { key: unknownId }, answer: 'ok' },
  'POST /api/device-sessions': {
    for: anyone,
    input: { key: unknownId, challenge: 'erfunden', signature: 'erfunden' },
    answer: 'device-key-refused',
  },
  'GET /api/passkeys': { for: signedIn, answer: 'ok' },
  'POST /api/passkeys/options': { for: signedIn, answer: 'ok' },
  'POST /api/proofs': { for: signedIn, input: { password: 'geraten' }, answer: 'wrong-password' },
  'POST /api/passkey-links': { for: anyone, input: { token: 'erfunden' }, answer: 'link-expired' },
  'POST /api/passkey-links/confirmation': {
    for: anyone,
    input: { token: 'erfunden' },
    answer: 'link-expired',
  },
  'POST /api/passkey-links/reversal': {
    for: anyone,
    input: { token: 'erfunden' },
    answer: 'link-expired',
  },
  'POST /api/password-links': { for: anyone, input: { token: 'erfunden' }, answer: 'ok' },
  'POST /api/passkeys': {
    for: signedIn,
    input: {
      name: 'Laptop',
      credential: { id: 'erfunden', response: { clientDataJSON: 'erfunden', attestationObject: 'erfunden' } },
    },
    answer: 'passkey-refused',
  },
  'DELETE /api/passkeys/:id': { for: signedIn, answer: 'ok' },
  'POST /api/passkey-challenges': { for: anyone, answer: 'ok' },
  'POST /api/passkey-sessions': {
    for: anyone,
    input: {
      passkey: {
        id: 'erfunden',
        response: { clientDataJSON: 'erfunden', authenticatorData: 'erfunden', signature: 'erfunden' },
      },
      deviceId: 'a-device-id',
      as: 'user',
    },
    answer: 'passkey-refused',
  },
  'POST /api/sign-out': { for: signedIn, answer: 'ok' },
  'GET /api/session': { for: signedIn, answer: 'ok' },
  'GET /api/account/devices': { for: signedIn, answer: 'ok' },
  'POST /api/account/sign-out-everywhere': { for: signedIn, answer: 'ok' },
  'POST /api/account/password': {
    for: signedIn,
    input: { old_password: 'geraten', password: 'ein-neues-geheimnis' },
    answer: 'wrong-password',
  },
  'POST /api/account/export': { for: signedIn, answer: 'ok' },
  // With a fresh proof it would delete the accounts of this test.
  'POST /api/account/deletion': { for: signedIn, isStale: true, answer: 'proof-needed' },
  'GET /api/account/settings': { for: signedIn, answer: 'ok' },
  'PUT /api/account/settings': { for: signedIn, input: { language: 'fa' }, answer: 'ok' },
  'GET /api/realtime/device-lock': { for: signedIn, answer: 'ok' },
  'POST /api/functions/text-to-speech': { for: learners, input: { text: 'Hallo' }, answer: 'ok' },
  'GET /api/neural-voices': { for: administrators, answer: 'ok' },
  'GET /api/voice-credits': { for: anyone, answer: 'ok' },
  'POST /api/functions/translate': {
    for: learners,
    input: { text: 'Hallo', direction: 'de-to-fa' },
    answer: 'ok',
  },
  'POST /api/functions/correct-message': {
    for: learners,
    input: { text: 'Hallo', language: 'de', reader: 'fa' },
    answer: 'no-corrections',
  },
  'GET /api/learning': { for: learners, answer: 'ok' },
  'POST /api/learning/answers': { for: learners, input: { answers: [] }, answer: 'ok' },
  'GET /api/learning/history': { for: learners, answer: 'ok' },
  'PUT /api/learning/rounds/:id': {
    for: learners,
    input: { at: '2020-01-01T00:00:00Z', cards: 12 },
    answer: 'round-too-old',
  },
  'PUT /api/learning/lessons/:lesson': {
    for: learners,
    input: { at: '2020-01-01T00:00:00Z', step: 0, right: 0, of: 0, done: false },
    answer: 'invalid-input',
  },
  'PUT /api/learning/settings': { for: learners, input: { minutes: 20 }, answer: 'ok' },
  'PUT /api/learning/stars/:item': { for: learners, answer: 'item-not-found' },
  'DELETE /api/learning/stars/:item': { for: learners, answer: 'ok' },
  'DELETE /api/learning': { for: learners, answer: 'ok' },
  'GET /api/reminders': { for: learners, answer: 'ok' },
  'PUT /api/reminders/push-subscription': {
    for: learners,
    input: { endpoint: 'https://example.org/', keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } },
    answer: 'push-service-refused',
  },
  'DELETE /api/reminders/push-subscription': { for: learners, answer: 'ok' },
  'POST /api/reminder-links/:token': { for: anyone, answer: 'link-expired' },
  'POST /erinnerung/:token': { for: anyone, answer: 'link-expired' },
  'GET /api/recordings/consent': { for: learners, answer: 'ok' },
  'PUT /api/recordings/consent': { for: learners, input: { name: null, region: null }, answer: 'ok' },
  'DELETE /api/recordings/consent': { for: learners, answer: 'ok' },
  // The body must be of the type of the upload, which JSON is not.
  'POST /api/recordings/:item': { for: learners, answer: 'invalid-input' },
  'GET /api/recordings': { for: learners, answer: 'ok' },
  'GET /api/recordings/:id/audio': { for: signedIn, answer: 'recording-not-found' },
  'DELETE /api/recordings/:id': { for: learners, answer: 'recording-not-found' },
  'GET /api/voices': { for: learners, query: 'language=fa', answer: 'ok' },
  'POST /api/reports': {
    for: learners,
    input: { item: 'gibt-es-nicht', text: 'Falsch.' },
    answer: 'item-not-found',
  },
  'GET /api/reports': { for: learners, answer: 'ok' },
  'GET /api/moderation/recordings': { for: moderators, answer: 'ok' },
  'PATCH /api/moderation/recordings/:id': {
    for: moderators,
    input: { status: 'approved' },
    answer: 'recording-not-found',
  },
  'GET /api/moderation/reports': { for: moderators, answer: 'ok' },
  'PATCH /api/moderation/reports/:id': {
    for: moderators,
    input: { status: 'done' },
    answer: 'report-not-found',
  },
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
    input: { user_id: unknownId },
    answer: 'user-not-found',
  },
  'POST /api/functions/export-user': {
    for: administrators,
    input: { user_id: unknownId },
    answer: 'user-not-found',
  },
  'POST /api/functions/remove-passkeys': {
    for: administrators,
    input: { user_id: unknownId },
    answer: 'user-not-found',
  },
  'GET /api/profiles': { for: administrators, answer: 'ok' },
  'GET /api/user-roles': { for: administrators, answer: 'ok' },
  'POST /api/user-roles': {
    for: administrators,
    input: { user_id: unknownId, role: 'admin' },
    answer: 'user-not-found',
  },
  'DELETE /api/user-roles/:id': { for: administrators, answer: 'role-not-found' },
  'GET /api/tables/reports': { for: administrators, answer: 'ok' },
  'GET /api/tables/lines': { for: administrators, answer: 'ok' },
  'GET /api/audit': { for: administrators, answer: 'ok' },
  'GET /api/ending-models': { for: administrators, answer: 'ok' },
  'GET /api/openapi.json': { for: administrators, answer: 'ok' },
}

describe.runIf(hasDatabase)('the access to every route', () => {
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

  /** A user without a role. */
  const nora = { email: 'nora@example.org', username: 'Nora', password: 'noras-geheimnis' }
  const accounts = { 'without a role': nora, moderator: cast.mo, user: cast.clara, admin: cast.anna }

  /** Creates a new session each time, because a call may end it. */
  async function tokenOf(person: Person, isStale = false): Promise<string | null> {
    if (person === 'anonymous') return null
    const device = world.device()
    const { email, password } = person === 'revoked' ? cast.bahram : accounts[person]
    device.token = (
      await device.call(signIn, { email, password, as: 'user', deviceId: device.deviceId })
    ).token
    const { token } = device
    if (person === 'revoked') await device.call(signOut, {})
    if (isStale) await world.db.update(sessions).set({ provedAt: null })
    return token
  }

  /** @returns status and code of the answer. A stream is closed after its headers. */
  async function ask(
    route: string,
    token: string | null,
    { input, query = '' }: Pick<Row, 'input' | 'query'>,
  ) {
    const [method = '', path = ''] = route.split(' ')
    const answer = await world.app.inject({
      method: method as 'GET',
      url: `${path.replace(/:\w+/, unknownId)}?${query}`,
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

  test.each(Object.entries(table))('%s', async (route, { for: allowed, answer, isStale, ...sent }) => {
    for (const person of people) {
      const isSignedIn = signedIn.includes(person)
      const expected = allowed.includes(person) ? answer : isSignedIn ? 'forbidden' : 'unauthenticated'
      const status = expected === 'ok' ? 200 : errors[expected].status
      const got = await ask(route, await tokenOf(person, isStale), sent)
      expect(got, `${route} as ${person}`).toEqual({ status, code: expected })
    }
  })

  test('the table lists every operation and every stream of the contract', () => {
    const declared = [
      ...operations.map(({ method, path }) => `${method} ${path}`),
      ...streams.map(({ path }) => `GET ${path}`),
    ]
    const others = ['GET /api/openapi.json', 'POST /erinnerung/:token']
    expect([...declared, ...others].toSorted()).toEqual(Object.keys(table).toSorted())
  })

  test('the table lists every route of the server', () => {
    const served = routesOf(world.app).filter((route) => !route.startsWith('HEAD '))
    // If the methods of a path name a parameter differently, the router prints all names.
    const unnamed = (route: string) => route.replace(/:\w+(?:\|:\w+)*/g, ':')
    expect(served.map(unnamed).toSorted()).toEqual(Object.keys(table).map(unnamed).toSorted())
  })

  test('HEAD requests have the same access as GET', async () => {
    const headRoutes = routesOf(world.app).filter((route) => route.startsWith('HEAD '))
    expect(headRoutes.length).toBeGreaterThan(0)
    for (const route of headRoutes) {
      const row = table[route.replace('HEAD', 'GET').replace(':item|:id', ':id')]
      const answer = await world.app.inject({ method: 'HEAD', url: route.slice('HEAD '.length) })
      expect(answer.statusCode, route).toBe(row?.for.includes('anonymous') ? 200 : 401)
    }
  })
})

/** Parses the routes that the router prints, which include routes of plugins. */
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
