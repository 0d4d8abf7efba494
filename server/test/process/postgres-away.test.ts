import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSession } from '@pol/contract/accounts'
import {
  deviceOf,
  emptyDatabase,
  serverOn,
  signedInLearners,
  startPrivatePostgres,
  superuserOf,
  type Answer,
  type Device,
  type PrivatePostgres,
} from './on-postgres.ts'
import { hasPostgres } from './postgres.ts'
import { anna, freePort, type ServerProcess } from './server-process.ts'

describe.runIf(hasPostgres)('PostgreSQL is away while people learn', () => {
  let postgres: PrivatePostgres
  beforeAll(async () => {
    postgres = await startPrivatePostgres()
  })
  afterAll(() => postgres.stop())

  /** Asks and signs in on the same device, over and over, until nobody wants to hear of it any more. */
  const useUntil = async (device: Device, server: ServerProcess, done: AbortSignal) => {
    for (let turn = 0; !done.aborted; turn += 1) {
      const asked = turn % 3 === 0 ? device.signIn(server) : device.at(server)(readSession, {})
      await asked.catch(() => pause(20))
    }
  }

  /** Each answer is the right one, or asks for a little patience: nobody is signed out, and nothing has gone wrong. */
  const expectPatience = (answers: readonly Answer[]) => {
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
    const refused = answers.filter(({ status }) => status === 503)
    expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['3']))
  }

  const isHealthy = async ({ url }: ServerProcess) => (await fetch(`${url}/api/health`)).status === 200

  test('its connections are cut again and again: who asks at that moment may ask again', async () => {
    const { name, url } = await emptyDatabase(postgres)
    const server = await serverOn(url)
    await server.untilReady()
    const learners = await signedInLearners(server, anna, 'Bahram', 'Clara', 'Dara', 'Elif', 'Farid', 'Gita')
    const [bahram] = learners
    const line = await bahram?.device.follow(server)
    const superuser = await superuserOf(postgres, name)

    const done = new AbortController()
    const working = learners.map(({ device }) => useUntil(device, server, done.signal))
    for (let cut = 0; cut < 10; cut += 1) {
      // Every other time, those who are signing in are held back, and so cut off in the middle of a transaction.
      await superuser.query(cut % 2 === 0 ? 'begin' : 'begin; select from users for update')
      await pause(150)
      await superuser.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [name],
      )
      await superuser.query('commit')
    }
    done.abort()
    await Promise.all(working)

    expectPatience(learners.flatMap(({ device }) => device.answers))
    for (const { device } of learners) await device.at(server)(readSession, {})
    expect(server.printed().stderr).toBe('')

    // The line between the processes is whole again, too.
    expect(line?.heard).toEqual([])
    if (!bahram) return
    const laptop = deviceOf(bahram)
    await laptop.signIn(server)
    expect(await line?.ended).toMatchObject([{ name: 'force_logout', data: { actor: laptop.deviceId } }])
  })

  test('it is stopped for three seconds and started again', async () => {
    const { url } = await emptyDatabase(postgres)
    const metricsPort = String(await freePort())
    const server = await serverOn(url, { METRICS_PORT: metricsPort })
    await server.untilReady()
    const onDuty = async (path: string) => (await fetch(`http://127.0.0.1:${metricsPort}${path}`)).text()
    const learners = await signedInLearners(server, anna, 'Bahram', 'Clara', 'Dara')
    const done = new AbortController()
    const working = learners.map(({ device }) => useUntil(device, server, done.signal))

    await postgres.halt()
    await expect.poll(() => isHealthy(server)).toBe(false)
    const figures = await onDuty('/metrics')
    expect(figures).toMatch(/^pol_database_up 0$/m)
    expect(figures).toMatch(/^pol_notifications_up 0$/m)
    expect(await onDuty('/live')).toBe('alive\n')
    await pause(3_000)
    await postgres.resume()
    await expect.poll(() => isHealthy(server), { timeout: 2_000 }).toBe(true)
    await expect.poll(() => onDuty('/metrics')).toMatch(/^pol_notifications_up 1$/m)
    expect(await onDuty('/metrics')).toMatch(/^pol_database_up 1$/m)
    expect(await onDuty('/metrics')).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(await onDuty('/')).toBe('')
    done.abort()
    await Promise.all(working)

    expectPatience(learners.flatMap(({ device }) => device.answers))
    for (const { device } of learners) await device.at(server)(readSession, {})
    expect(server.printed().stderr).toBe('')
  })

  test('what happened while nobody listened is told when it is back', async () => {
    const { name, url } = await emptyDatabase(postgres)
    const superuser = await superuserOf(postgres, 'postgres')
    await superuser.query(`create role pol_app login; alter database ${name} owner to pol_app`)
    const server = await serverOn(url.replace('pol@', 'pol_app@'))
    await server.untilReady()
    const [bahram] = await signedInLearners(server, anna, 'Bahram')
    const line = await bahram?.device.follow(server)

    await superuser.query('alter role pol_app nologin')
    await postgres.halt()
    await postgres.resume()
    // Another process has signed him in elsewhere meanwhile, and announced it to nobody.
    const inside = await superuserOf(postgres, name)
    const actor = 'a-laptop-of-his-own'
    await inside.query('update user_device_locks set device_id = $1 where device_id = $2', [
      actor,
      bahram?.device.deviceId,
    ])
    expect(line?.heard).toEqual([])
    await inside.query('alter role pol_app login')
    expect(await line?.ended).toMatchObject([{ name: 'force_logout', data: { actor } }])
  })
})
