import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../server/test/free-port.ts'
import { administrator } from './people.ts'
import { folder } from './server.ts'

const program = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))
/** Long enough for a busy machine. */
const readyWithinMs = 120_000

/** A server with a configuration for a single journey. It has only the account of the administrator. */
export interface OwnServer {
  readonly url: string
  /** Stops the server and deletes its data. */
  stop(): Promise<void>
}

/** @param variables additional environment variables. */
export async function startOwnServer(variables: Readonly<Record<string, string>>): Promise<OwnServer> {
  const dataFolder = await mkdtemp(join(folder, 'own-server-'))
  const port = Number(variables.PORT ?? (await freePort()))
  const server = spawn(process.execPath, [program], {
    // A folder without the developer's `.env`.
    cwd: dataFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: join(dataFolder, 'data'),
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      LOG_LEVEL: 'warn',
      ...variables,
    },
  })
  const killWithTests = () => server.kill('SIGKILL')
  process.once('exit', killWithTests)
  const ended = once(server, 'exit').finally(() => process.off('exit', killWithTests))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 })
  }

  const url = `http://localhost:${port}`
  const deadline = performance.now() + readyWithinMs
  while (!(await isReady(url))) {
    if (server.exitCode !== null || performance.now() > deadline) {
      await stop()
      throw new Error(`The server at ${url} is not ready; see what it printed`)
    }
    await pause(50)
  }
  return { url, stop }
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/health`).catch(() => null)
  return answer?.status === 200
}
