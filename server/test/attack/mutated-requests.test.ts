import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations as declared } from '@pol/contract/operations'
import type { Operation } from '@pol/contract/operation'
import { mayPass, type Access } from '@pol/contract/access'
import { hasDatabase } from '../test-database.ts'
import { cast, createWorld, type World } from '../world.ts'
import { callers, createCallers, type Caller } from './callers.ts'
import { problemWith } from './answer-check.ts'
import { trackExpectedState } from './expected-state.ts'
import { attackArbitrary } from './mutations.ts'
import { asInjected, withIds, type Attack } from './request.ts'

/** `npm run proofs` and `npm run attack` set a higher number and another seed. */
const requests = Number(process.env.ATTACK_REQUESTS ?? 500)
const seed = Number(process.env.ATTACK_SEED ?? 1)
const batchSize = 250
/** From this number on, the requests reach every operation and every status. */
const isComplete = requests >= 5_000
const requiredStatuses = isComplete ? [200, 400, 401, 403, 404, 409, 413] : [200, 400, 401, 403]

const operations: readonly Operation[] = declared
/**
 * Operations that need a link, the device of the session, a signature, the caller's password or an AI service: random
 * requests fail.
 */
const needSecrets: ReadonlySet<string> = new Set([
  'update-password',
  'add-device-key',
  'open-device-session',
  'change-password',
  'prove',
  'confirm-passkey',
  'read-passkey-link',
  'take-back-passkey-change',
  'add-passkey',
  'open-passkey-session',
  'end-reminders',
  'correct-message',
])
const endSession: ReadonlySet<string> = new Set(['sign-out', 'sign-out-everywhere', 'delete-own-account'])
const plenty = { points: 1_000_000_000, duration: 60 }

/** The operation that answered: a mutated method or path may reach another one than the original. */
const servedBy = ({ method, path }: Attack): Operation | undefined => {
  const { pathname } = new URL(path, 'http://localhost')
  // HEAD is answered like GET.
  const sentMethod = method.toUpperCase().replace('HEAD', 'GET')
  const isServed = (served: Operation) =>
    served.method === sentMethod && new RegExp(`^${served.path.replace(/:\w+/, '[^/]+')}$`).test(pathname)
  return operations.find(isServed)
}

describe.runIf(hasDatabase)(`${requests} mutated requests (seed ${seed})`, () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld({
      // Limits would refuse most of the requests. Streams must end soon, because nothing reads them.
      limits: {
        signInStrangers: { atOnce: 1_000_000, everySeconds: 1 },
        freeSpeech: plenty,
        translations: plenty,
        answers: plenty,
        recordings: plenty,
        reports: plenty,
      },
      heartbeatMs: 20,
    })
  })
  afterAll(() => world.stop())

  /** Whether a caller may get a successful answer from an operation with this access. */
  const isEntitled = (caller: Caller, access: Access) => {
    if (access === 'anyone') return true
    return caller !== 'stranger' && mayPass(access, [cast[caller].role])
  }

  test(
    'cause no server error, reveal no internals, and do nothing that the caller may not do',
    async () => {
      const attacks = fc.sample(fc.tuple(fc.constantFrom(...callers), attackArbitrary), {
        numRuns: requests,
        seed,
      })
      const callerPool = await createCallers(world)
      const statuses = new Map<number, number>()
      const answered = new Set<string>()
      for (let from = 0; from < attacks.length; from += batchSize) {
        await callerPool.prepare()
        const expectedState = await trackExpectedState(world.db)
        for (const [index, [caller, template]] of attacks.slice(from, from + batchSize).entries()) {
          const attack = withIds(template, callerPool.ids(caller))
          const token = await callerPool.token(caller)
          const headers = { ...(token && { authorization: `Bearer ${token}` }), ...attack.headers }
          const network = `10.0.${index % 250}.${from % 250}`
          const begin = process.cpuUsage()
          const answer = await world.app.inject(asInjected({ ...attack, headers }, network))
          const { user, system } = process.cpuUsage(begin)
          const context = `seed ${seed}, request ${from + index} of ${caller}: ${JSON.stringify(attack).slice(0, 1_500)}`
          expect(
            problemWith(caller, answer, (user + system) / 1000),
            `${context}\n${answer.body.slice(0, 500)}`,
          ).toBeNull()
          statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
          // Too many wrong passwords end the session.
          if (answer.statusCode === 401 && headers.authorization === `Bearer ${token}`)
            callerPool.forgetToken(caller)
          if (answer.statusCode >= 300) continue
          const operation = servedBy(attack)
          // The streams are no operations, and need a session.
          expect(isEntitled(caller, operation?.access ?? 'session'), context).toBe(true)
          if (!operation) continue
          answered.add(operation.name)
          if (operation.method !== 'GET') expectedState.record(operation.name, attack, answer.json())
          if (operation.name === 'delete-own-account') await callerPool.createAgain(caller)
          if (endSession.has(operation.name)) callerPool.forgetToken(caller)
        }
        expect(await expectedState.differences(), `seed ${seed}, requests from ${from}`).toEqual([])
      }
      // Fails if all requests to an operation were refused, for example by the validation.
      const unanswered = operations.filter(({ name }) => !answered.has(name) && !needSecrets.has(name))
      const unseen = requiredStatuses.filter((status) => !statuses.has(status))
      expect([...(isComplete ? unanswered.map(({ name }) => name) : []), ...unseen]).toEqual([])
      expect((await world.app.inject('/api/health')).json()).toEqual({ status: 'ok' })
    },
    // `npm run attack` sends any number of them.
    180_000 + requests * 100,
  )
})
