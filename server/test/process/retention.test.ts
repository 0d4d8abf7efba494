import { randomUUID } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServer, temporaryFolder } from './server-process.ts'

test('a server deletes at its start expired mail files, and those of erased people that were not finished when it died', async () => {
  const dataFolder = await temporaryFolder()
  const outbox = join(dataFolder, 'outbox')
  await mkdir(outbox)
  for (const days of [29, 30]) {
    const file = join(outbox, `${days}-days-old.eml`)
    await writeFile(file, '')
    const writtenAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
    await utimes(file, writtenAt, writtenAt)
  }
  await writeFile(join(outbox, `${randomUUID()}.part`), 'To: farid.rahimi@example.org\r\n\r\n')
  const server = await startServer(dataFolder)
  await server.untilReady()
  await expect.poll(() => readdir(outbox)).toEqual(['29-days-old.eml'])
  server.kill('SIGTERM')
  await expect(server.ended).resolves.toMatchObject({ code: 0 })
  expect(server.printed().stderr).toBe('')
})
