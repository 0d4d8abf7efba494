import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { migrations } from '../paths.ts'
import { hasHaproxy, startHaproxy } from './haproxy.ts'
import {
  connectAsSuperuser,
  emptyDatabase,
  signedInLearners,
  startPrivatePostgres,
  useUntil,
  type PrivatePostgres,
} from './postgres-servers.ts'
import { hasPostgres } from './postgres.ts'
import { freePort } from '../free-port.ts'
import {
  anna,
  annasVariables,
  freshDataFolder,
  serverCommand,
  startServer,
  temporaryFolder,
  type ServerProcess,
} from './server-process.ts'
import { releases } from './releases.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Migrations of two later releases: the first adds a column, an index and copied values; the second drops the column.
 */
const nextMigrations = [
  {
    tag: '9000_expand',
    sql: `
      alter table profiles add column name text;
      update profiles set name = username;
      create index profiles_name on profiles (name);
    `,
  },
  { tag: '9001_contract', sql: 'alter table profiles drop column name;' },
]

/** Copies the built program and adds the first `count` of `nextMigrations`. @returns the path of its entry point. */
async function laterProgram(count: number): Promise<string> {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'server'))
  const copied = ['server/dist', 'server/migrations', 'server/package.json']
  for (const path of copied) await cp(join(repository, path), join(folder, path), { recursive: true })
  for (const path of ['node_modules', 'content', 'web'])
    await symlink(join(repository, path), join(folder, path))
  const more = nextMigrations.slice(0, count)
  for (const { tag, sql } of more) await writeFile(join(folder, 'server/migrations', `${tag}.sql`), sql)
  const journal = JSON.parse(await readFile(join(migrations, 'meta/_journal.json'), 'utf8')) as object
  const newest = releases.at(-1)
  const entries = [
    ...releases,
    ...more.map(({ tag }, index) => ({ ...newest, tag, when: Number(newest?.when) + 1 + index })),
  ]
  await writeFile(
    join(folder, 'server/migrations/meta/_journal.json'),
    JSON.stringify({ ...journal, entries }),
  )
  return join(folder, 'server/dist/main.js')
}

describe.runIf(hasPostgres && hasHaproxy)('an upgrade while people are learning', () => {
  let postgres: PrivatePostgres
  beforeAll(async () => {
    postgres = await startPrivatePostgres()
  })
  afterAll(() => postgres.stop())

  test('the new version starts while the old one runs, and no request fails', async () => {
    const { name, url } = await emptyDatabase(postgres)
    const dataFolder = await freshDataFolder()
    const variables = { ...annasVariables, DATABASE_URL: url }
    const start = (program?: string) => startServer(dataFolder, variables, undefined, serverCommand(program))
    const balancer = await startBalancer()
    let current = await start()
    await current.untilReady()
    await balancer.add('v0', current)
    const learners = await signedInLearners(current, anna, 'Bahram', 'Clara', 'Dara', 'Elif')
    const answers = learners.map(({ device }) => device.answers)
    const answered = () => answers.flat().length
    const done = new AbortController()
    const working = learners.map(({ device }) =>
      useUntil(device, { url: balancer.url } as ServerProcess, done.signal),
    )
    const superuser = await connectAsSuperuser(postgres, name)
    const waiting = `select from pg_locks where mode = 'AccessExclusiveLock' and not granted`

    for (const version of [1, 2]) {
      // A lock like that of a backup. The migration must not block the requests while it waits for it.
      await superuser.query('begin; lock table profiles in access share mode')
      const next = await start(await laterProgram(version))
      await expect.poll(async () => (await superuser.query(waiting)).rowCount, { interval: 20 }).toBe(1)
      const whenBlocked = answered()
      await expect.poll(answered).toBeGreaterThan(whenBlocked + 100)
      await superuser.query('commit')
      await next.untilReady()
      await balancer.add(`v${version}`, next)

      const beforeStop = answered()
      await expect.poll(answered).toBeGreaterThan(beforeStop + 20)
      await balancer.drain(`v${version - 1}`)
      current.kill('SIGTERM')
      expect(await current.ended).toMatchObject({ code: 0 })
      expect(current.printed().stderr).toBe('')
      current = next
      const afterStop = answered()
      await expect.poll(answered).toBeGreaterThan(afterStop + 20)
    }
    done.abort()
    await Promise.all(working)
    expect(answers.flat().filter(({ status }) => status !== 200)).toEqual([])
  })
})

/** Starts HAProxy in front of the versions v0, v1 and v2, which are added when their ports are known. */
async function startBalancer() {
  const port = await freePort()
  const folder = await temporaryFolder()
  const socket = join(folder, 'admin.sock')
  const servers = ['v0', 'v1', 'v2'].map((name) => `server ${name} 127.0.0.1:1 check disabled`)
  const configuration = [
    'global',
    `stats socket ${socket} level admin`,
    'defaults',
    'mode http',
    'timeout connect 2s',
    // Health checks take long on a busy machine.
    'timeout check 10s',
    'timeout client 1m',
    'timeout server 1m',
    'listen pol',
    `bind 127.0.0.1:${port}`,
    'option httpchk GET /api/health',
    'default-server inter 200ms fall 2 rise 1',
    ...servers,
  ]
  await startHaproxy(`${configuration.join('\n')}\n`, onTestFinished)
  const command = (line: string) => text(connect(socket).end(`${line}\n`))
  /** Reads a column of HAProxy's `show stat`, by its number. */
  const statistic = async (name: string, column: number) => {
    const row = (await command('show stat')).split('\n').find((line) => line.startsWith(`pol,${name},`))
    return row?.split(',')[column]
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async add(name: string, { url }: ServerProcess) {
      await command(`set server pol/${name} addr 127.0.0.1 port ${new URL(url).port}`)
      await command(`set server pol/${name} state ready`)
      await expect.poll(() => statistic(name, 17).catch(() => null)).toBe('UP')
    },
    /** Stops sending new requests to a server, and waits until its open ones have ended. */
    async drain(name: string) {
      await command(`set server pol/${name} state drain`)
      await expect.poll(() => statistic(name, 4)).toBe('0')
    },
  }
}
