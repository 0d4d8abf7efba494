import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Client as Connection } from 'pg'
import { onTestFinished } from 'vitest'
import { signIn } from '@pol/contract/accounts'
import { createUser } from '@pol/contract/administration'
import { createClient, type Client } from '@pol/contract/client'
import { deviceLock } from '@pol/contract/device-lock'
import type { EventOf } from '@pol/contract/event-stream'
import { listen } from '@pol/contract/listen'
import { postgresPrograms, startPostgres } from '../private-postgres.ts'
import { anna, startServer, temporaryFolder, type CleanUp, type ServerProcess } from './server-process.ts'

export type PrivatePostgres = Awaited<ReturnType<typeof startPostgres>>

export const startPrivatePostgres = () => startPostgres(postgresPrograms() ?? '')

/** A line of the superuser's to a database of the private server, until the test is over. */
export async function superuserOf(postgres: PrivatePostgres, database: string) {
  const connection = new Connection(postgres.url(database))
  connection.on('error', () => {})
  await connection.connect()
  onTestFinished(() => connection.end())
  return connection
}

/** An empty database. @returns its address, and its name. */
export async function emptyDatabase(postgres: PrivatePostgres) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const superuser = new Connection(postgres.url('postgres'))
  await superuser.connect()
  await superuser.query(`create database ${name}`)
  await superuser.end()
  return { name, url: postgres.url(name) }
}

/** A server process that makes Anna the first administrator. */
export async function serverOn(
  databaseUrl: string,
  variables: Record<string, string> = {},
  cleanUp: CleanUp = onTestFinished,
) {
  const annas = { ADMIN_EMAIL: anna.email, ADMIN_PASSWORD: anna.password }
  const all = { DATABASE_URL: databaseUrl, ...annas, ...variables }
  return startServer(join(await temporaryFolder(cleanUp), 'data'), all, cleanUp)
}

/** What came back, in the order it came. */
export interface Answer {
  readonly status: number
  readonly retryAfter: string | null
}

/** One device of somebody's. It may ask any server, and remembers every answer. */
export function deviceOf(who: { email: string; password: string }) {
  const deviceId = randomUUID()
  const answers: Answer[] = []
  let token: string | null = null
  const at = ({ url }: Pick<ServerProcess, 'url'>): Client =>
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
    at,
    async signIn(server: Pick<ServerProcess, 'url'>) {
      token = (await at(server)(signIn, { ...who, as: 'user', deviceId })).token
    },
    /** Listens to the device lock as the browser does, until the test is over. */
    async follow({ url }: Pick<ServerProcess, 'url'>) {
      const hangUp = new AbortController()
      onTestFinished(() => hangUp.abort())
      const heard: EventOf<typeof deviceLock>[] = []
      const opened = Promise.withResolvers<void>()
      const line = { token: token ?? '', signal: hangUp.signal, onLife: () => opened.resolve() }
      const events = listen(deviceLock, { ...line, fetch: (path, init) => fetch(`${url}${path}`, init) })
      const ended = (async () => {
        for await (const event of events) heard.push(event)
        return heard
      })()
      ended.catch(opened.reject)
      await opened.promise
      return { heard, ended }
    },
  }
}

export type Device = ReturnType<typeof deviceOf>

/** An administrator makes an account for each; everybody has one device, signed in. */
export async function signedInLearners(
  server: ServerProcess,
  administrator: Parameters<typeof deviceOf>[0],
  ...names: readonly string[]
) {
  const annas = deviceOf(administrator)
  await annas.signIn(server)
  return Promise.all(
    names.map(async (username) => {
      const person = { email: `${username.toLowerCase()}@example.org`, password: `${username}s-geheimnis` }
      await annas.at(server)(createUser, { ...person, username })
      const device = deviceOf(person)
      await device.signIn(server)
      return { ...person, device }
    }),
  )
}
