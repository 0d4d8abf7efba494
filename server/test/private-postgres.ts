import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'

const debian = '/usr/lib/postgresql'

/** Where an installed PostgreSQL has its programs, or `null`. */
export function postgresPrograms(): string | null {
  if (!existsSync(debian)) return null
  const versions = readdirSync(debian).toSorted((a, b) => Number(b) - Number(a))
  return (
    versions.map((version) => join(debian, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ??
    null
  )
}

/** Starts a PostgreSQL server of the tests' own: own folder, own port, never as root (which it refuses). */
export async function startPostgres(programs: string) {
  const folder = mkdtempSync(join(tmpdir(), 'pol-postgres-'))
  const owner = unprivileged()
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
  ]
  const url = (database: string) => `postgres://pol@127.0.0.1:${port}/${database}`
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const start = async () => {
    const server = spawn(join(programs, 'postgres'), args, options)
    await answers(url('postgres'))
    return server
  }
  let server = await start()
  const end = async (signal: NodeJS.Signals) => {
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await gone
  }
  const halt = () => end('SIGINT')
  return {
    url,
    /** Stops the server for a while: it cuts all connections and keeps its data. */
    halt,
    /** Ends the server at once, as `pg_ctl stop -m immediate` does: it has to recover when it is resumed. */
    crash: () => end('SIGQUIT'),
    async resume() {
      server = await start()
    },
    async stop() {
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
    /** For a process that ends and can wait for nothing any more. */
    abandon() {
      execFileSync(join(programs, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate'], options)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function unprivileged(): { uid: number; gid: number } | null {
  if (userInfo().uid !== 0) return null
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + 20_000
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
    } finally {
      await client.end()
    }
  }
}
