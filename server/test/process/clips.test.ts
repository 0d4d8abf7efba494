import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { readSpokenContent } from '@pol/content/read'
import { contentFolder } from '../folders.ts'
import { startOpenAi } from '../openai-server.ts'
import { startServer, temporaryFolder } from './server-process.ts'

const program = fileURLToPath(new URL('../../../scripts/clips.ts', import.meta.url))
const apiKey = 'sk-streng-geheim'

/** `npm run clips`, without npm. */
function makeClips(dataFolder: string, variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, DATA_DIR: dataFolder, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  }
  return { child, printed: () => printed, ended: once(child, 'close') }
}

test('the clips of all that is taught can be interrupted and gone on with, and none is paid twice', async () => {
  const service = await startOpenAi(apiKey)
  onTestFinished(() => service.stop())
  const dataFolder = join(await temporaryFolder(), 'data')
  const variables = { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: service.baseUrl }
  const { german, persian } = await readSpokenContent(contentFolder)
  const total = german.size + persian.size

  const first = makeClips(dataFolder, variables)
  await expect.poll(first.printed, { timeout: 60_000 }).toContain(`200 of ${total}`)
  first.child.kill('SIGINT')
  expect(await first.ended).toEqual([130, null])
  const paid = service.requests.length
  expect(paid).toBeLessThan(total)
  expect(first.printed()).toContain(`Interrupted: ${paid} of ${total} clips are there.`)

  const second = makeClips(dataFolder, variables)
  await expect.poll(second.printed, { timeout: 60_000 }).toContain(`${paid + 200 - (paid % 100)} of ${total}`)
  second.child.kill('SIGTERM')
  expect(await second.ended).toEqual([130, null])
  const asked = service.requests.map(({ body }) => `${body.voice} ${body.input}`)
  expect(new Set(asked).size).toBe(asked.length)
  expect(second.printed()).toContain(`Interrupted: ${asked.length} of ${total} clips are there.`)
  expect(first.printed() + second.printed()).not.toContain(apiKey)
})

test('a service that fails is not asked for every text', async () => {
  const service = await startOpenAi(apiKey)
  onTestFinished(() => service.stop())
  service.behave('401')
  const variables = { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: service.baseUrl }
  const { ended, printed } = makeClips(join(await temporaryFolder(), 'data'), variables)
  expect(await ended).toEqual([1, null])
  expect(printed()).toMatch(
    /^0 of \d+ clips are there\. The AI service [^\n]+\. The next run tries the others again\.\n$/,
  )
  expect(service.requests.length).toBeLessThan(10)
})

test('while a server works on the embedded database, one clear line says so', async () => {
  const dataFolder = join(await temporaryFolder(), 'data')
  const server = await startServer(dataFolder)
  await server.untilReady()
  const { ended, printed } = makeClips(dataFolder)
  expect(await ended).toEqual([1, null])
  expect(printed()).toBe(
    'The server is running on this DATA_DIR: stop it first. (With DATABASE_URL it may go on.)\n',
  )
  server.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 0 })
})
