import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder, type CleanUp } from './server-process.ts'

const program = '/usr/sbin/haproxy'
export const hasHaproxy = existsSync(program)

/** Starts HAProxy, until the test or the test file ends. It may not listen yet. */
export async function startHaproxy(configuration: string, cleanUp: CleanUp): Promise<void> {
  const file = join(await temporaryFolder(cleanUp), 'haproxy.cfg')
  await writeFile(file, configuration)
  const proxy = spawn(program, ['-db', '-f', file], { stdio: 'ignore' })
  const ended = new Promise((resolve) => proxy.once('exit', resolve))
  cleanUp(async () => {
    proxy.kill('SIGTERM')
    await ended
  })
}
