import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { freePort } from '../../server/test/free-port.ts'
import { firstAdministrator } from './people.ts'

const program = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))
/** In ms; a busy machine needs long. */
const readyWithinMs = 120_000

/** The built server in a process of its own. */
export interface OwnServer {
  readonly url: string
  readonly dataFolder: string
  /** Ends the process and keeps the data, for `startAgain`. */
  end(): Promise<void>
  /** Starts it with the same data and port, after `end`. @param variables replace the earlier ones. */
  startAgain(variables?: Variables): Promise<void>
  /** Ends the process and deletes the data. */
  stop(): Promise<void>
}

type Variables = Readonly<Record<string, string>>

/**
 * Starts a server that has only the first administrator's account.
 * @param variables additional environment variables.
 */
export async function startOwnServer(variables: Variables = {}): Promise<OwnServer> {
  const folder = await mkdtemp(join(tmpdir(), 'pol-e2e-'))
  const dataFolder = join(folder, 'data')
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  let end = await startProcess(url, { ...variables, PORT: port, DATA_DIR: dataFolder }, folder)
  return {
    url,
    dataFolder,
    end: () => end(),
    async startAgain(changed = variables) {
      end = await startProcess(url, { ...changed, PORT: port, DATA_DIR: dataFolder }, folder)
    },
    async stop() {
      await end()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** @returns a function that ends the process. */
async function startProcess(url: string, variables: Variables, folder: string): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, [program], {
    // A folder without the developer's `.env`.
    cwd: folder,
    // Its log goes to the output of the tests.
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      PATH: process.env.PATH,
      ADMIN_EMAIL: firstAdministrator.email,
      ADMIN_PASSWORD: firstAdministrator.password,
      LOG_LEVEL: 'error',
      ...variables,
    },
  })
  const killWithTests = () => server.kill('SIGKILL')
  process.once('exit', killWithTests)
  const ended = once(server, 'exit').finally(() => process.off('exit', killWithTests))
  const end = async () => {
    server.kill('SIGTERM')
    await ended
  }
  const state = async () => {
    if (server.exitCode !== null) return 'ended'
    const answer = await fetch(`${url}/api/health`).catch(() => null)
    return answer?.status === 200 ? 'ready' : 'starting'
  }
  try {
    await expect.poll(state, { timeout: readyWithinMs, intervals: [50] }).not.toBe('starting')
    expect(await state(), 'the server, which has printed why').toBe('ready')
  } catch (error) {
    await end()
    throw error
  }
  return end
}
