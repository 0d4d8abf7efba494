import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import type { DatabaseTarget } from '../../src/database/configured-database.ts'
import { migrations, template } from '../paths.ts'

/** @returns the target of a command function that is called in this process. */
export function targetOf({ databaseUrl = null, dataFolder = '' }: Partial<DatabaseTarget>): DatabaseTarget {
  return { databaseUrl, dataFolder, migrations, template }
}

/** Starts the program of `npm run NAME -- ARGUMENT` with only these environment variables. */
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
    // For a command that hangs. A busy machine needs minutes.
    timeout: 600_000,
    killSignal: 'SIGKILL',
  })
  const output = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => (output[stream] += text))
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }))
  return { ended, kill: () => void child.kill('SIGKILL') }
}

/** @throws if the command fails. */
export async function runCommand(...args: Parameters<typeof startCommand>): Promise<void> {
  const { code, stderr } = await startCommand(...args).ended
  if (code !== 0) throw new Error(`${args[0]} failed: ${stderr}`)
}

/**
 * @returns the error message of a command.
 * @throws unless it exits with 1 and prints exactly one line, to standard error.
 */
export async function commandError(...args: Parameters<typeof startCommand>): Promise<string> {
  const { code, stdout, stderr } = await startCommand(...args).ended
  if (code !== 1 || stdout !== '' || !/^[^\n]+\n$/.test(stderr)) {
    throw new Error(`${args[0]} did not fail with one line: ${code} ${stdout}${stderr}`)
  }
  return stderr.trimEnd()
}

async function archiveLines(archive: string): Promise<string[]> {
  return gunzipSync(await readFile(archive))
    .toString()
    .split('\n')
}

/**
 * @returns the lines of each table of an archive, by the header line of the table. The order of the rows may differ.
 */
export async function archiveTables(archive: string): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {}
  let current: string[] = []
  for (const line of await archiveLines(archive)) {
    if (line.startsWith('["table"')) tables[line] = current = []
    else if (line !== '' && !/^\["(?:archive|end)"/.test(line)) current.push(line)
  }
  return tables
}
