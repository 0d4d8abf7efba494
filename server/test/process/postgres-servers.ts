import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Client as Connection } from 'pg'
import { expect, onTestFinished } from 'vitest'
import { readSession, signIn } from '@pol/contract/operations/sign-in'
import { createUser } from '@pol/contract/operations/administration'
import { createClient, type Client } from '@pol/contract/client'
import { deviceLock } from '@pol/contract/device-lock'
import type { EventOf } from '@pol/contract/event-stream'
import { listen } from '@pol/contract/listen'
import { postgresPrograms, startPostgres } from '../private-postgres.ts'
import { repeatWithPauses } from '../time.ts'
import { anna, startServer, temporaryFolder, type CleanUp, type ServerProcess } from './server-process.ts'

export type PrivatePostgres = Awaited<ReturnType<typeof startPostgres>>

export const startPrivatePostgres = () => startPostgres(postgresPrograms() ?? '')

/** Connects to a database of the private server as its superuser, until the test ends. */
export async function connectAsSuperuser(postgres: PrivatePostgres, database: string) {
  const connection = new Connection(postgres.url(database))
  connection.on('error', () => {})
  await connection.connect()
  onTestFinished(() => connection.end())
  return connection
}

export async function emptyDatabase(postgres: PrivatePostgres) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const superuser = new Connection(postgres.url('postgres'))
  await superuser.connect()
  await superuser.query(`create database ${name}`)
  await superuser.end()
  return { name, url: postgres.url(name) }
}

/** Starts a server process whose first administrator is Anna. */
export async function startServerOn(
  databaseUrl: string,
  variables: Record<string, string> = {},
  cleanUp: CleanUp = onTestFinished,
) {
  const administrator = { ADMIN_EMAIL: anna.email, ADMIN_PASSWORD: anna.password }
  const all = { DATABASE_URL: databaseUrl, ...administrator, ...variables }
  return startServer(join(await temporaryFolder(cleanUp), 'data'), all, cleanUp)
}

export interface Answer {
  readonly status: number
  readonly retryAfter: string | null
}

/** A device of a user that can call any server and records the status of all answers in order. */
export function createDevice(user: { email: string; password: string }) {
  const deviceId = randomUUID()
  const deviceSecret = randomBytes(32).toString('hex')
  const answers: Answer[] = []
  let token: string | null = null
  const clientFor = ({ url }: Pick<ServerProcess, 'url'>): Client =>
    createClient({
      token: () => token,
      fetch: async (path, init) => {
        const answer = await fetch(`${url}${path}`, init)
        answers.push({ status: answer.status, retryAfter: answer.headers.get('retry-after') })
        return answer
      },
    })
  return {
    deviceId,
    answers,
    clientFor,
    async signIn(server: Pick<ServerProcess, 'url'>) {
      token = (await clientFor(server)(signIn, { ...user, as: 'user', deviceId, deviceSecret })).token
    },
    /** Opens the device-lock stream as the browser does, until the test ends. */
    async openStream({ url }: Pick<ServerProcess, 'url'>) {
      const hangUp = new AbortController()
      onTestFinished(() => hangUp.abort())
      const received: EventOf<typeof deviceLock>[] = []
      const opened = Promise.withResolvers<void>()
      const options = { token: token ?? '', signal: hangUp.signal, onActivity: () => opened.resolve() }
      const events = listen(deviceLock, { ...options, fetch: (path, init) => fetch(`${url}${path}`, init) })
      const ended = (async () => {
        for await (const event of events) received.push(event)
        return received
      })()
      ended.catch(opened.reject)
      await opened.promise
      return { received, ended }
    },
  }
}

export type Device = ReturnType<typeof createDevice>

/** Creates an account for each name. @returns the users, each signed in on one device. */
export async function signedInLearners(
  server: ServerProcess,
  administrator: Parameters<typeof createDevice>[0],
  ...names: readonly string[]
) {
  const annasDevice = createDevice(administrator)
  await annasDevice.signIn(server)
  return Promise.all(
    names.map(async (username) => {
      const person = { email: `${username.toLowerCase()}@example.org`, password: `${username}s-geheimnis` }
      await annasDevice.clientFor(server)(createUser, { ...person, username })
      const device = createDevice(person)
      await device.signIn(server)
      return { ...person, device }
    }),
  )
}

/** Reads the session and signs in on the same device in turn, ignoring errors, until `done` aborts. */
export async function useUntil(device: Device, server: ServerProcess, done: AbortSignal): Promise<void> {
  let count = 0
  await repeatWithPauses(5, done, async () => {
    const request = count % 3 === 0 ? device.signIn(server) : device.clientFor(server)(readSession, {})
    count += 1
    await request.catch(() => {})
  })
}

/** Expects that every answer is a success or a 503 with Retry-After, so no user was signed out. */
export function expectOnlyRetries(answers: readonly Answer[]): void {
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
  const refused = answers.filter(({ status }) => status === 503)
  expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['3']))
}
