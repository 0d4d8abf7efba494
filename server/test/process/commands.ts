import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import type { Place } from '../../src/database/configured.ts'
import { migrations, template } from '../folders.ts'

/** What the commands do, in this process. */
export function placeOf({ databaseUrl = null, dataFolder = '' }: Partial<Place>): Place {
  return { databaseUrl, dataFolder, migrations, template }
}

/** A command of the product, `npm run NAME -- ARGUMENT` without npm, with no other variables than these. */
export function startCommand(
  name: 'backup' | 'restore' | 'move',
  argument: string,
  variables: Record<string, string>,
) {
  const program = fileURLToPath(new URL(`../../../scripts/${name}.ts`, import.meta.url))
  const child = spawn(process.execPath, [program, argument], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 60_000,
    killSignal: 'SIGKILL',
  })
  const output = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => (output[stream] += text))
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }))
  return { ended, kill: () => void child.kill('SIGKILL') }
}

export async function command(...what: Parameters<typeof startCommand>): Promise<void> {
  const { code, stderr } = await startCommand(...what).ended
  if (code !== 0) throw new Error(`${what[0]} failed: ${stderr}`)
}

/** What a command says that refuses: one line on standard error, nothing else, and the exit code 1. */
export async function refusalOf(...what: Parameters<typeof startCommand>): Promise<string> {
  const { code, stdout, stderr } = await startCommand(...what).ended
  if (code !== 1 || stdout !== '' || !/^[^\n]+\n$/.test(stderr)) {
    throw new Error(`${what[0]} did not refuse in one line: ${code} ${stdout}${stderr}`)
  }
  return stderr.trimEnd()
}

export async function linesOf(archive: string): Promise<string[]> {
  return gunzipSync(await readFile(archive))
    .toString()
    .split('\n')
}

/** What an archive says of each table, in whichever order it names them. */
export async function tablesIn(archive: string): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {}
  let current: string[] = []
  for (const line of await linesOf(archive)) {
    if (line.startsWith('["table"')) tables[line] = current = []
    else if (line !== '' && !/^\["(?:archive|end)"/.test(line)) current.push(line)
  }
  return tables
}
