import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSession } from '@pol/contract/operations/sign-in'
import {
  createDevice,
  emptyDatabase,
  startServerOn,
  signedInLearners,
  startPrivatePostgres,
  connectAsSuperuser,
  expectOnlyRetries,
  useUntil,
  type PrivatePostgres,
} from './postgres-servers.ts'
import { hasPostgres } from './postgres.ts'
import { freePort } from '../free-port.ts'
import { anna, type ServerProcess } from './server-process.ts'
import { expectToLast } from '../time.ts'

describe.runIf(hasPostgres)('PostgreSQL fails while people are learning', () => {
  let postgres: PrivatePostgres
  beforeAll(async () => {
    postgres = await startPrivatePostgres()
  })
  afterAll(() => postgres.stop())

  const isHealthy = async ({ url }: ServerProcess) => (await fetch(`${url}/api/health`)).status === 200

  test('its connections are cut repeatedly: requests at that moment can be retried', async () => {
    const { name, url } = await emptyDatabase(postgres)
    const server = await startServerOn(url)
    await server.untilReady()
    const learners = await signedInLearners(server, anna, 'Bahram', 'Clara', 'Dara', 'Elif', 'Farid', 'Gita')
    const [bahram] = learners
    if (!bahram) throw new Error('No learner was created')
    const stream = await bahram.device.openStream(server)
    const superuser = await connectAsSuperuser(postgres, name)

    const done = new AbortController()
    const working = learners.map(({ device }) => useUntil(device, server, done.signal))
    const answered = () => learners.flatMap(({ device }) => device.answers).length
    const waiting = async () => {
      // A transaction sees the activity as it was when it first asked.
      await superuser.query('select pg_stat_clear_snapshot()')
      const { rowCount } = await superuser.query(
        `select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
        [name],
      )
      return rowCount
    }
    for (let cut = 0; cut < 10; cut += 1) {
      // In odd rounds a lock blocks the sign-ins, so that their transactions are interrupted.
      await superuser.query(cut % 2 === 0 ? 'begin' : 'begin; select from users for update')
      const before = answered()
      const isAtWork = async () => (cut % 2 === 0 ? answered() > before + 5 : Number(await waiting()) > 0)
      await expect.poll(isAtWork, { interval: 20 }).toBe(true)
      await superuser.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [name],
      )
      await superuser.query('commit')
    }
    done.abort()
    await Promise.all(working)

    expectOnlyRetries(learners.flatMap(({ device }) => device.answers))
    for (const { device } of learners) await device.clientFor(server)(readSession, {})
    expect(server.printed().stderr).toBe('')

    // The connection for notifications is restored, too.
    expect(stream.received).toEqual([])
    const laptop = createDevice(bahram)
    await laptop.signIn(server)
    expect(await stream.ended).toMatchObject([{ name: 'force_logout', data: { actor: laptop.deviceId } }])
  })

  test('it is stopped for three seconds and started again', async () => {
    const { url } = await emptyDatabase(postgres)
    const metricsPort = String(await freePort())
    const server = await startServerOn(url, { METRICS_PORT: metricsPort })
    await server.untilReady()
    const metricsAt = async (path: string) => (await fetch(`http://127.0.0.1:${metricsPort}${path}`)).text()
    const learners = await signedInLearners(server, anna, 'Bahram', 'Clara', 'Dara')
    const done = new AbortController()
    const working = learners.map(({ device }) => useUntil(device, server, done.signal))

    await postgres.shutDown()
    await expect.poll(() => isHealthy(server)).toBe(false)
    const metrics = await metricsAt('/metrics')
    expect(metrics).toMatch(/^pol_database_up 0$/m)
    expect(metrics).toMatch(/^pol_notifications_up 0$/m)
    expect(await metricsAt('/live')).toBe('alive\n')
    await expectToLast(3_000, () => isHealthy(server), false)
    await postgres.startAgain()
    await expect.poll(() => isHealthy(server)).toBe(true)
    await expect.poll(() => metricsAt('/metrics')).toMatch(/^pol_notifications_up 1$/m)
    expect(await metricsAt('/metrics')).toMatch(/^pol_database_up 1$/m)
    expect(await metricsAt('/metrics')).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(await metricsAt('/')).toBe('')
    done.abort()
    await Promise.all(working)

    expectOnlyRetries(learners.flatMap(({ device }) => device.answers))
    for (const { device } of learners) await device.clientFor(server)(readSession, {})
    expect(server.printed().stderr).toBe('')
  })

  test('a sign-in elsewhere during the outage is reported when the database is back', async () => {
    const { name, url } = await emptyDatabase(postgres)
    const superuser = await connectAsSuperuser(postgres, 'postgres')
    await superuser.query(`create role pol_app login; alter database ${name} owner to pol_app`)
    const server = await startServerOn(url.replace('pol@', 'pol_app@'))
    await server.untilReady()
    const [bahram] = await signedInLearners(server, anna, 'Bahram')
    const stream = await bahram?.device.openStream(server)

    await superuser.query('alter role pol_app nologin')
    await postgres.shutDown()
    await postgres.startAgain()
    // Simulates a sign-in at another process whose notification was lost.
    const inside = await connectAsSuperuser(postgres, name)
    const actor = 'a-laptop-of-his-own'
    await inside.query('update user_device_locks set device_id = $1 where device_id = $2', [
      actor,
      bahram?.device.deviceId,
    ])
    expect(stream?.received).toEqual([])
    await inside.query('alter role pol_app login')
    expect(await stream?.ended).toMatchObject([{ name: 'force_logout', data: { actor } }])
  })

  test('its address leads to a standby for a moment: requests that write can be retried', async () => {
    const { name, url } = await emptyDatabase(postgres)
    const server = await startServerOn(url)
    await server.untilReady()
    const [bahram] = await signedInLearners(server, anna, 'Bahram')
    if (!bahram) throw new Error('A learner was created')
    const superuser = await connectAsSuperuser(postgres, 'postgres')
    const setReadOnly = async (value: 'on' | 'off') => {
      await superuser.query(`alter database ${name} set default_transaction_read_only = ${value}`)
      await superuser.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        name,
      ])
      await expect.poll(() => isHealthy(server)).toBe(true)
    }
    await setReadOnly('on')
    await expect(bahram.device.signIn(server)).rejects.toMatchObject({ code: 'unavailable' })
    await bahram.device.clientFor(server)(readSession, {})
    await setReadOnly('off')
    await bahram.device.signIn(server)
    expectOnlyRetries(bahram.device.answers)
  })
})
