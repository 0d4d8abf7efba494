import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations as declared } from '@pol/contract/operations'
import type { Operation } from '@pol/contract/operation'
import { mayPass, type Access } from '@pol/contract/roles'
import { hasDatabase } from '../test-database.ts'
import { cast, createWorld, type World } from '../world.ts'
import { callers, createCallers, type Caller } from './callers.ts'
import { faultOf } from './faults.ts'
import { openLedger } from './ledger.ts'
import { attackArbitrary } from './mutations.ts'
import { asInjected, withIds, type Attack } from './request.ts'

/** `npm run attack` sends more, from another seed. */
const requests = Number(process.env.ATTACK_REQUESTS ?? 3_000)
const seed = Number(process.env.ATTACK_SEED ?? 1)
const inOneGo = 250

const operations: readonly Operation[] = declared
const plenty = { points: 1_000_000_000, duration: 60 }

/** The operation that answers: another method or path may have made another one of what was meant. */
const servedBy = ({ method, path }: Attack): Operation | undefined => {
  const { pathname } = new URL(path, 'http://localhost')
  // HEAD is answered as GET is.
  const asked = method.toUpperCase().replace('HEAD', 'GET')
  const isServed = (served: Operation) =>
    served.method === asked && new RegExp(`^${served.path.replace(':id', '[^/]+')}$`).test(pathname)
  return operations.find(isServed)
}

describe.runIf(hasDatabase)(`${requests} requests with something wrong (seed ${seed})`, () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld({
      // Limits would keep most of the requests away from what is to be attacked. Streams end soon, for nobody listens.
      limits: { signInAnywhere: plenty, freeSpeech: plenty, translations: plenty },
      heartbeatMs: 20,
    })
  })
  afterAll(() => world.stop())

  /** Whoever gets an answer that is no refusal must be entitled to it. */
  const isEntitled = (caller: Caller, access: Access) => {
    if (access === 'anyone') return true
    return caller !== 'stranger' && mayPass(access, [cast[caller].role])
  }

  test(
    'no failure, nothing told from inside, nobody gets more than is theirs',
    async () => {
      const attacks = fc.sample(fc.tuple(fc.constantFrom(...callers), attackArbitrary), {
        numRuns: requests,
        seed,
      })
      const people = await createCallers(world)
      const statuses = new Map<number, number>()
      const answered = new Set<string>()
      for (let from = 0; from < attacks.length; from += inOneGo) {
        await people.prepare()
        const ledger = await openLedger(world.db)
        for (const [index, [caller, made]] of attacks.slice(from, from + inOneGo).entries()) {
          const attack = withIds(made, people.ids(caller))
          const token = await people.token(caller)
          const headers = { ...(token && { authorization: `Bearer ${token}` }), ...attack.headers }
          const begin = performance.now()
          const network = `10.0.${index % 250}.${from % 250}`
          const answer = await world.app.inject(asInjected({ ...attack, headers }, network))
          const told = `seed ${seed}, request ${from + index} of ${caller}: ${JSON.stringify(attack).slice(0, 1_500)}`
          expect(
            faultOf(caller, answer, performance.now() - begin),
            `${told}\n${answer.body.slice(0, 500)}`,
          ).toBeNull()
          statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
          if (answer.statusCode >= 300) continue
          const operation = servedBy(attack)
          // What is no operation is a stream.
          expect(isEntitled(caller, operation?.access ?? 'session'), told).toBe(true)
          if (!operation) continue
          answered.add(operation.name)
          if (operation.method !== 'GET') ledger.enter(operation.name, attack, answer.json())
          if (operation.name === 'sign-out') people.forgetToken(caller)
        }
        expect(await ledger.differences(), `seed ${seed}, requests from ${from}`).toEqual([])
      }
      // Else nothing was attacked but the door.
      const unanswered = operations.filter(({ name }) => !answered.has(name) && name !== 'update-password')
      expect(unanswered.map(({ name }) => name)).toEqual([])
      for (const status of [200, 400, 401, 403, 404, 409, 413])
        expect(statuses.get(status), String(status)).toBeGreaterThan(0)
      expect((await world.app.inject('/api/health')).json()).toEqual({ status: 'ok' })
    },
    requests * 50,
  )
})
