import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startProgram, stopProgram, temporaryFolder } from '../cleanup.ts'
import { machineEnvironment } from '../server.ts'

interface Helper {
  readonly pid: number
  /** Waits for the next message of the process. @throws if the process exits instead. */
  nextMessage(): Promise<unknown>
  send(message: string): void
}

/** Runs a program of this folder in a separate process while `use` runs. */
export async function withHelper<Result>(
  file: string,
  settings: NodeJS.ProcessEnv,
  use: (helper: Helper) => Promise<Result>,
): Promise<Result> {
  const program = startProgram(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
    cwd: temporaryFolder(),
    env: { ...machineEnvironment(), ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const { pid = 0 } = program
  const nextMessage = async () => {
    const ended = new AbortController()
    const onClose = () => ended.abort(new Error(`${file} ended; see above.`))
    program.once('close', onClose)
    const [message] = (await once(program, 'message', { signal: ended.signal })) as [unknown]
    program.off('close', onClose)
    return message
  }
  try {
    return await use({ pid, nextMessage, send: (message) => void program.send(message) })
  } finally {
    await stopProgram(program)
  }
}
