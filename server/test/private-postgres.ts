import { execFile, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from './free-port.ts'
import { untilTrue } from './time.ts'

const debian = '/usr/lib/postgresql'

/** @returns the folder with the programs of an installed PostgreSQL, or `null`. */
export function postgresPrograms(): string | null {
  if (!existsSync(debian)) return null
  const versions = readdirSync(debian).toSorted((a, b) => Number(b) - Number(a))
  return (
    versions.map((version) => join(debian, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ??
    null
  )
}

/**
 * Starts a PostgreSQL server for tests, in a temporary folder and on a free port. PostgreSQL refuses to run as root.
 * @param moreSettings as `name=value`.
 */
export async function startPostgres(programs: string, moreSettings: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'pol-postgres-'))
  const owner = unprivilegedUser()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const options = { ...owner, cwd: folder, stdio: 'ignore' as const }
  const data = join(folder, 'data')
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'pol', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  )
  const port = await freePort()
  const settings = [
    'fsync=off',
    'max_connections=200',
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
    ...moreSettings,
  ]
  const url = (database: string) => `postgres://pol@127.0.0.1:${port}/${database}`
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const start = async () => {
    const server = spawn(join(programs, 'postgres'), args, options)
    await untilReady(url('postgres'))
    return server
  }
  let server = await start()
  const kill = async (signal: NodeJS.Signals) => {
    const exited = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await exited
  }
  const shutDown = () => kill('SIGINT')
  return {
    url,
    port,
    /** Its temporary folder; `data` in it is the data directory. */
    folder,
    /** Shuts the server down and closes all connections. The data stays; see `startAgain`. */
    shutDown,
    /** Stops the server like `pg_ctl stop -m immediate`: the next start runs crash recovery. */
    crash: () => kill('SIGQUIT'),
    async startAgain() {
      server = await start()
    },
    /** Kills all processes of the server, to simulate a failure of its machine. */
    async killAll() {
      const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
      const killed = kill('SIGKILL')
      for (const pid of children.trim().split(' ')) killIfRunning(Number(pid))
      await killed
    },
    /**
     * Replaces the data of this server, which must not be running, with a `pg_basebackup` of another server.
     * @param flags further arguments of `pg_basebackup`.
     */
    async copyFrom(original: { url: (database: string) => string }, ...flags: readonly string[]) {
      rmSync(data, { recursive: true, force: true, maxRetries: 5 })
      const from = ['-d', original.url('postgres'), '-c', 'fast', '-X', 'stream']
      await promisify(execFile)(join(programs, 'pg_basebackup'), ['-D', data, ...from, ...flags], {
        ...owner,
        cwd: folder,
      })
    },
    /** Shuts the server down, if it is running, and deletes its data. */
    async stop() {
      if (server.exitCode === null && server.signalCode === null) await shutDown()
      rmSync(folder, { recursive: true, force: true })
    },
    /** Like `stop`, for exit handlers, which cannot wait for a promise. */
    stopSync() {
      execFileSync(join(programs, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate'], options)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function unprivilegedUser(): { uid: number; gid: number } | null {
  if (userInfo().uid !== 0) return null
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function untilReady(url: string): Promise<void> {
  const accepts = async () => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    const isConnected = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end()
    return isConnected
  }
  await untilTrue(60_000, accepts, () => 'PostgreSQL did not start')
}
