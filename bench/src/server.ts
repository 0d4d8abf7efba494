import type { ChildProcess, StdioOptions } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { signIn } from '@pol/contract/operations/sign-in'
import { createClient, type Client } from '@pol/contract/client'
import { readHealth } from '@pol/contract/operations/monitoring'
import { freePort } from '../../server/test/free-port.ts'
import { hasEnded, startProgram, stopProgram, temporaryFolder } from './cleanup.ts'

export const repository = fileURLToPath(new URL('../..', import.meta.url))

const administrator = { email: 'anna@example.org', password: 'annas-geheimnis' }
const pollMs = 10

interface Address {
  readonly url: string
  readonly env: NodeJS.ProcessEnv
}

export interface Server {
  readonly url: string
  readonly program: ChildProcess
  /** Signs in as the administrator, whose role may call every operation. */
  signIn(): Promise<{ readonly call: Client; readonly token: string }>
}

/** Runs the built server on a new database while `use` runs. */
export async function withServer<Result>(
  use: (server: Server) => Promise<Result>,
  settings: NodeJS.ProcessEnv = {},
): Promise<Result> {
  const folder = temporaryFolder()
  const { url, env: defaults } = await freeAddress(join(folder, 'data'))
  const env = { ...defaults, ...settings }
  // In another working directory than the repository, whose `.env` would change the configuration.
  const main = join(repository, 'server/dist/main.js')
  // The log is discarded, because reading it would take processor time.
  const options = { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] satisfies StdioOptions }
  const program = startProgram(process.execPath, [main], options)
  try {
    await untilReady(url, program)
    return await use({ url, program, signIn: () => signInAt(url) })
  } finally {
    await stopProgram(program)
  }
}

/** @returns a free address, and the environment of a server that uses it: defaults except for these variables. */
export async function freeAddress(dataFolder: string): Promise<Address> {
  const port = await freePort()
  const env = {
    ...machineEnvironment(),
    PORT: String(port),
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'warn',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  }
  return { url: `http://127.0.0.1:${port}`, env }
}

/** Waits until the health check succeeds. @throws if the program exits first. */
export async function untilReady(url: string, program: ChildProcess): Promise<void> {
  const call = clientOf(url, null)
  while (!(await call(readHealth, {}).catch(() => null))) {
    if (hasEnded(program)) throw new Error('The server ended before it was ready; see above.')
    await pause(pollMs)
  }
}

async function signInAt(url: string) {
  const input = { ...administrator, as: 'admin', deviceId: randomUUID() } as const
  const { token } = await clientOf(url, null)(signIn, input)
  return { call: clientOf(url, token), token }
}

function clientOf(url: string, token: string | null): Client {
  return createClient({ fetch: (path, init) => fetch(`${url}${path}`, init), token: () => token })
}

/** @returns the environment without variables of the product and those set by `npm run`. */
export function machineEnvironment(): NodeJS.ProcessEnv {
  const needed =
    /^(?:HOME|TMPDIR|LANG|https?_proxy|no_proxy|node_extra_ca_certs|npm_config_(?!local_prefix).+)$/i
  const kept = Object.entries(process.env).filter(([name]) => needed.test(name))
  const folders = (process.env.PATH ?? '').split(delimiter)
  const path = folders.filter((folder) => !folder.endsWith(join('node_modules', '.bin'))).join(delimiter)
  return { ...Object.fromEntries(kept), PATH: path }
}
