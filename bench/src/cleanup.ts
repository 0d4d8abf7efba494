import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** However this program ends, nothing that it started or wrote outside the repository outlives it. */
const programs = new Set<ChildProcess>()
const folders = new Set<string>()
const others = new Set<() => void>()
const patienceMs = 15_000

process.on('exit', () => {
  for (const program of programs) signalGroup(program, 'SIGKILL')
  for (const end of others) end()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

/** Does this when the program ends, whatever ends it. @returns takes that back. */
export function whenEnding(end: () => void): () => void {
  others.add(end)
  return () => void others.delete(end)
}

/** A fresh folder, with a space in its path as people have them. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pol bench '))
  folders.add(folder)
  return folder
}

/** Starts a program in a process group of its own, so that nothing it starts in turn can stay behind. */
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
 * Asks the program to end and waits until nothing writes to its output any more: npm ends before the server
 * that it started. @throws where that takes too long.
 */
export async function stopProgram(program: ChildProcess): Promise<void> {
  if (!programs.has(program)) return
  program.kill('SIGTERM')
  await once(program, 'close', { signal: AbortSignal.timeout(patienceMs) })
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
