import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Child processes and temporary folders, removed on any exit of this program. */
const programs = new Set<ChildProcess>()
const folders = new Set<string>()
const handlers = new Set<() => void>()
const stopTimeoutMs = 15_000

process.on('exit', () => {
  for (const program of programs) signalGroup(program, 'SIGKILL')
  for (const handler of handlers) handler()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

/** Registers a synchronous exit handler. @returns a function that removes it. */
export function onExit(handler: () => void): () => void {
  handlers.add(handler)
  return () => void handlers.delete(handler)
}

/** Creates a folder whose path contains a space, as may occur in practice. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pol bench '))
  folders.add(folder)
  return folder
}

/** Starts a program in its own process group, so that its children can be killed with it. */
export function startProgram(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv; readonly stdio?: StdioOptions },
): ChildProcess {
  const stdio = options.stdio ?? ['ignore', 'pipe', 'inherit']
  const program = spawn(command, args, { ...options, detached: true, stdio })
  program.stdout?.resume()
  programs.add(program)
  return program.once('close', () => programs.delete(program))
}

/**
 * Sends SIGTERM and waits until the output is closed, because npm exits before the server that it started.
 * @throws after 15 s.
 */
export async function stopProgram(program: ChildProcess): Promise<void> {
  if (!programs.has(program)) return
  program.kill('SIGTERM')
  await once(program, 'close', { signal: AbortSignal.timeout(stopTimeoutMs) })
}

export function hasEnded(program: ChildProcess): boolean {
  return program.exitCode !== null || program.signalCode !== null
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch (error) {
    const isEmpty = error instanceof Error && 'code' in error && error.code === 'ESRCH'
    if (!isEmpty) throw error
  }
}
