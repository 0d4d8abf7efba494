import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { CallError, ConnectionError } from '@pol/contract/client'
import { readSession } from '@pol/contract/operations/sign-in'
import { isComplete, randomFor } from '../../../scripts/testing/seed.ts'
import { withConnection } from '../../src/database/open.ts'
import { createLedger } from '../crash/ledger.ts'
import { createMailFolder } from '../crash/mail-folder.ts'
import { repeatPractice } from '../crash/practice.ts'
import { repeatUserLifecycles, signInAnna } from '../crash/user-lifecycle.ts'
import { hasHaproxy } from './haproxy.ts'
import {
  createDevice,
  expectOnlyRetries,
  signedInLearners,
  useUntil,
  type Device,
} from './postgres-servers.ts'
import { hasPostgres } from './postgres.ts'
import { freePort } from '../free-port.ts'
import { untilRandomMoment } from '../time.ts'
import { anna, annasVariables, startServer, temporaryFolder, type ServerProcess } from './server-process.ts'
import { startPair } from './standby.ts'

const failovers = isComplete ? 20 : 3

/** Starts two server processes. They write their mails into the same folder. */
async function startServers(databaseUrl: string, dataFolder: string) {
  await mkdir(dataFolder)
  return Promise.all(
    [1, 2].map(async () => {
      const metricsPort = String(await freePort())
      const variables = {
        ...annasVariables,
        DATABASE_URL: databaseUrl,
        METRICS_PORT: metricsPort,
        TRUST_PROXY: 'on',
        // All learners are in one network.
        LIMITS: 'answers.points=10000000, anonymousRequests.points=100000',
      }
      const server = await startServer(dataFolder, variables)
      await server.untilReady()
      const listens = async () => {
        const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
        return /^pol_notifications_up 1$/m.test(metrics)
      }
      return { ...server, url: server.url, listens }
    }),
  )
}

/** Repeats a sign-in, which writes to the database, until it succeeds. */
async function untilSignedIn(device: Device, server: ServerProcess): Promise<void> {
  const succeeded = () =>
    device.signIn(server).then(
      () => true,
      () => false,
    )
  await expect.poll(succeeded, { interval: 10 }).toBe(true)
}

test.runIf(hasPostgres && hasHaproxy)(
  'the primary is killed repeatedly: its standby takes over, nothing acknowledged is lost, and no user is signed out',
  async () => {
    const pair = await startPair(onTestFinished)
    const dataFolder = join(await temporaryFolder(), 'data')
    const servers = await startServers(pair.url, dataFolder)
    const [first, second] = servers
    if (!first || !second) throw new Error('There are two server processes')
    const random = randomFor('standby')
    const ledger = createLedger()
    const mailFolder = createMailFolder(join(dataFolder, 'outbox'))
    const context = { ledger, mailFolder, texts: [], random }
    const learners = await signedInLearners(first, anna, 'Bahram', 'Clara', 'Dara', 'Elif')
    const [bahram, clara, dara, elif] = learners
    if (!bahram || !clara || !dara || !elif) throw new Error('Four learners were created')
    const asAnna = await signInAnna(first.url)
    const outages: number[] = []

    for (let failover = 1; failover <= failovers; failover += 1) {
      const bahramsStream = await bahram.device.openStream(first)
      const clarasStream = await clara.device.openStream(second)

      const killed = new AbortController()
      const done = new AbortController()
      const untilKilled = (work: Promise<void>) =>
        work.catch((error: unknown) => {
          const isRetry = error instanceof CallError && error.code === 'unavailable'
          // The mail stays in the outbox, so the request need not be repeated.
          const isMailLate = error instanceof CallError && error.code === 'mail-failed'
          const hasNoMail = error instanceof ConnectionError
          if (!killed.signal.aborted || !(isRetry || isMailLate || hasNoMail)) throw error
        })
      const work = [
        ...[first, second, second].map(({ url }) =>
          untilKilled(repeatUserLifecycles(context, { url, killed: killed.signal }, asAnna)),
        ),
        untilKilled(repeatPractice(context, killed.signal, asAnna)),
        useUntil(dara.device, first, done.signal),
        useUntil(elif.device, second, done.signal),
      ]
      await untilRandomMoment(Promise.all(work), random, { fromMs: 100, toMs: 1_000 })

      killed.abort()
      await (failover % 2 === 0 ? pair.killPrimary() : pair.killPrimaryUnheard())
      const killedAt = performance.now()
      await pair.promoteStandby()
      const bahramsLaptop = createDevice(bahram)
      const clarasLaptop = createDevice(clara)
      await Promise.all([untilSignedIn(bahramsLaptop, second), untilSignedIn(clara.device, first)])
      outages.push(performance.now() - killedAt)

      // The process of this stream may not have listened for notifications when Bahram signed in.
      expect(await bahramsStream.ended).toMatchObject([
        { name: 'force_logout', data: { actor: bahramsLaptop.deviceId } },
      ])
      for (const { listens } of servers) await expect.poll(listens).toBe(true)
      expect(clarasStream.received).toEqual([])
      await clarasLaptop.signIn(first)
      expect(await clarasStream.ended).toMatchObject([
        { name: 'force_logout', data: { actor: clarasLaptop.deviceId } },
      ])

      done.abort()
      await Promise.all(work)
      const [faults] = await Promise.all([
        withConnection(pair.url, (db) => ledger.findFaults(db, mailFolder)),
        pair.attachStandby(),
      ])
      expect(faults, `after failover ${failover}`).toEqual([])
      expectOnlyRetries([dara, elif, bahram, clara].flatMap(({ device }) => device.answers))
      bahram.device = bahramsLaptop
      clara.device = clarasLaptop
    }

    for (const { device } of learners) await device.clientFor(first)(readSession, {})
    expect(ledger.acknowledged()).toBeGreaterThan(failovers)
    for (const server of servers) expect(server.printed().stderr).toBe('')
    const sorted = outages.toSorted((a, b) => a - b).map((ms) => Math.round(ms))
    process.stdout.write(
      `${failovers} failovers, ${ledger.acknowledged()} commands acknowledged; until both processes answer again: median ${sorted[Math.floor(failovers / 2)]} ms, worst ${sorted.at(-1)} ms\n`,
    )
  },
)

test.runIf(hasPostgres && hasHaproxy)(
  'the standby is killed: commits wait until the primary is set to continue alone, and are then acknowledged',
  async () => {
    const pair = await startPair(onTestFinished)
    const [server] = await startServers(pair.url, join(await temporaryFolder(), 'data'))
    if (!server) throw new Error('There is a server process')
    const [bahram] = await signedInLearners(server, anna, 'Bahram')
    await pair.killStandby()
    const signedIn = bahram?.device.signIn(server)
    await expect.poll(pair.isWaiting).toBe(true)
    await expect(bahram?.device.clientFor(server)(readSession, {})).resolves.toMatchObject({
      user: { email: bahram?.email },
    })
    await pair.continueAlone()
    await signedIn
  },
)
