import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a program of the project with the pinned Node and streams its output. @returns whether it succeeded. */
export async function run(name: string, args: readonly string[], env = process.env): Promise<boolean> {
  printTitle(name)
  const [status] = await once(spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env }), 'close')
  return status === 0
}

/** Runs a program in parallel with others and prints its output when it has ended. @returns whether it succeeded. */
export async function runBeside(name: string, args: readonly string[]): Promise<boolean> {
  const program = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed: Buffer[] = []
  for (const output of [program.stdout, program.stderr]) {
    output.on('data', (piece: Buffer) => printed.push(piece))
  }
  const [status] = await once(program, 'close')
  printTitle(name)
  process.stdout.write(Buffer.concat(printed))
  return status === 0
}

function printTitle(name: string): void {
  process.stdout.write(`\n── ${name} ──\n`)
}
