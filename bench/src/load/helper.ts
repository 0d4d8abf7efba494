import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startProgram, stopProgram, temporaryFolder } from '../cleanup.ts'
import { machineEnvironment } from '../server.ts'

export interface Helper {
  readonly pid: number
  /** The next thing that it reports. @throws where it ends instead. */
  report(): Promise<unknown>
  tell(message: string): void
}

/** Runs a program of this folder in a process of its own while `use` runs. */
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
  const report = async () => {
    const ended = new AbortController()
    const onClose = () => ended.abort(new Error(`${file} ended; see above.`))
    program.once('close', onClose)
    const [message] = (await once(program, 'message', { signal: ended.signal })) as [unknown]
    program.off('close', onClose)
    return message
  }
  try {
    return await use({ pid, report, tell: (message) => void program.send(message) })
  } finally {
    await stopProgram(program)
  }
}
