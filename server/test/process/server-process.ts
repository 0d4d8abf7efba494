import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { createClient, type Client } from '@pol/contract/client'

const sources = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const readyWithinMs = 60_000

/** The administrator of the cast (world.ts), whom these servers make themselves. */
export const anna = { email: 'anna@example.org', password: 'annas-geheimnis' }

export interface Ending {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  /** From its start to its end. */
  readonly livedMs: number
}

/** The real server as a process of its own. */
export interface ServerProcess {
  readonly pid: number
  /** Where it listens, once it is ready. */
  readonly url: string
  /** The shipped client, for the holder of the token or for a stranger. */
  client(token?: string): Client
  /** Everything printed so far. */
  printed(): { stdout: string; stderr: string }
  /** @throws where the process ends, or the deadline passes, before the health check is answered. */
  untilReady(): Promise<void>
  kill(signal: NodeJS.Signals): void
  /** Settles when the process is gone, and with it all that could still print in its name. */
  readonly ended: Promise<Ending>
}

/** Registers what is to be done when the one is over for whom something was started. */
export type CleanUp = (end: () => Promise<void>) => void

/** A folder of the running test's own. */
export async function temporaryFolder(cleanUp: CleanUp = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pol-process-'))
  cleanUp(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

export async function freePort(): Promise<number> {
  const { port, release } = await takePort()
  await release()
  return port
}

/** Listens on a port, so that nobody else can. */
export async function takePort(): Promise<{ port: number; release: () => Promise<void> }> {
  const holder = createServer()
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
  const { port } = holder.address() as AddressInfo
  return { port, release: () => new Promise((resolve) => holder.close(() => resolve())) }
}

/** Starts the server on a data folder, with no other variables than these. It ends with the running test. */
export async function startServer(
  dataFolder: string,
  variables: Record<string, string> = {},
  cleanUp: CleanUp = onTestFinished,
  program = sources,
): Promise<ServerProcess> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [program], {
    // Where no `.env` lies that would speak for the developer.
    cwd: tmpdir(),
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataFolder,
      // Whichever is free: one chosen here could be another program's before the server listens.
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const killWithTests = () => child.kill('SIGKILL')
  process.once('exit', killWithTests)

  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => (output[name] += text))
  }
  let livedMs: number | null = null
  child.once('exit', () => (livedMs = performance.now() - startedAt))
  const ended = new Promise<Ending>((resolve) => {
    child.once('close', (code, signal) => {
      process.off('exit', killWithTests)
      resolve({ code, signal, livedMs: livedMs ?? Number.NaN })
    })
  })
  cleanUp(async () => {
    child.kill('SIGKILL')
    await ended
  })

  const address = () => / is ready on (\S+)$/m.exec(output.stdout)?.[1]
  const urlOf = () => {
    const url = address()
    if (!url) throw new Error('The server is not ready')
    return url
  }
  const answersHealth = async () => {
    const url = address()
    const answer = url ? await fetch(`${url}/api/health`).catch(() => null) : null
    return answer?.status === 200
  }
  return {
    pid: child.pid ?? Number.NaN,
    get url() {
      return urlOf()
    },
    client: (token) =>
      createClient({
        fetch: (path, init) => fetch(`${urlOf()}${path}`, init),
        token: () => token ?? null,
      }),
    printed: () => ({ ...output }),
    async untilReady() {
      const deadline = startedAt + readyWithinMs
      while (!(await answersHealth())) {
        const { stdout, stderr } = output
        if (livedMs !== null) throw new Error(`The server ended before it was ready: ${stdout}${stderr}`)
        if (performance.now() > deadline) throw new Error(`The server is not ready: ${stdout}${stderr}`)
        await pause(50)
      }
    },
    kill: (signal) => void child.kill(signal),
    ended,
  }
}
