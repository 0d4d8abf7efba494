import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished } from 'vitest'
import { createClient, type Client } from '@pol/contract/client'
import { signIn } from '@pol/contract/operations/sign-in'
import { untilTrue } from '../time.ts'

/** The built program, which starts faster than the sources because its content is prepared. */
const builtProgram = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

/** @returns the command that starts a build of the server. */
export const serverCommand = (program = builtProgram): readonly string[] => [process.execPath, program]

/** In ms; a busy machine needs long. */
const readyWithinMs = 180_000

/** Anna of world.ts, the first administrator of these servers. */
export const anna = { email: 'anna@example.org', password: 'annas-geheimnis' }

interface ProcessExit {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly uptimeMs: number
}

/** A server process. */
export interface ServerProcess {
  readonly pid: number
  /** Its address. @throws before it is ready. */
  readonly url: string
  /** Creates a client of the contract, with or without a token. */
  client(token?: string): Client
  /** Everything printed so far. */
  printed(): { stdout: string; stderr: string }
  /** @throws if the process exits, or 180 s pass, before the health check succeeds. */
  untilReady(): Promise<void>
  kill(signal: NodeJS.Signals): void
  /** Settles when the process and all its children have closed their output. */
  readonly ended: Promise<ProcessExit>
}

/** Registers a function that runs when the test or the test file ends. */
export type CleanUp = (end: () => Promise<void>) => void

/** Creates a folder that is deleted when the test ends. */
export async function temporaryFolder(cleanUp: CleanUp = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pol-process-'))
  cleanUp(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Starts the server on a data folder, with only these environment variables. It is killed when the test ends. */
export async function startServer(
  dataFolder: string,
  variables: Record<string, string> = {},
  cleanUp: CleanUp = onTestFinished,
  command: readonly string[] = serverCommand(),
): Promise<ServerProcess> {
  const startedAt = performance.now()
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    // A folder without the developer's `.env`.
    cwd: tmpdir(),
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataFolder,
      // Any free port: one chosen here could be taken before the server listens.
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
  let uptimeMs: number | null = null
  child.once('exit', () => (uptimeMs = performance.now() - startedAt))
  const ended = new Promise<ProcessExit>((resolve) => {
    child.once('close', (code, signal) => {
      process.off('exit', killWithTests)
      resolve({ code, signal, uptimeMs: uptimeMs ?? Number.NaN })
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
      const isDecided = async () => uptimeMs !== null || (await answersHealth())
      const printed = () => output.stdout + output.stderr
      await untilTrue(readyWithinMs, isDecided, () => `The server was not ready: ${printed()}`)
      if (uptimeMs !== null) throw new Error(`The server ended before it was ready: ${printed()}`)
    },
    kill: (signal) => void child.kill(signal),
    ended,
  }
}

/** Environment variables of the first administrator. */
export const annasVariables = { ADMIN_EMAIL: anna.email, ADMIN_PASSWORD: anna.password }

/** A folder that does not exist yet. */
export const freshDataFolder = async () => join(await temporaryFolder(), 'data')

/** Waits until a start has failed. @returns the only line that it has printed, to standard error. */
export const startError = async (server: ServerProcess) => {
  await expect(server.untilReady()).rejects.toThrow('ended before it was ready')
  const { code } = await server.ended
  expect(code).toBeGreaterThan(0)
  const { stdout, stderr } = server.printed()
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^[^\n]+\n$/)
  return stderr.trimEnd()
}

/** Ends a server and waits until it has ended without an error. */
export const stop = async (server: ServerProcess, signal: NodeJS.Signals = 'SIGTERM') => {
  server.kill(signal)
  await expect(server.ended).resolves.toMatchObject({ code: 0 })
}

/** Signs in as an administrator, on a new device. */
export const signInAsAdministrator = (server: ServerProcess, user: { email: string; password: string }) =>
  server.client()(signIn, { ...user, as: 'admin', deviceId: randomUUID() })
