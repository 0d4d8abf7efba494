import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { readSpokenContent } from '@pol/content/read'
import { allTexts } from '../../src/features/speech/make-all-clips.ts'
import { contentFolder } from '../paths.ts'
import { startOpenAi } from '../openai-server.ts'
import { startServer, temporaryFolder } from './server-process.ts'

const program = fileURLToPath(new URL('../../../scripts/clips.ts', import.meta.url))
const apiKey = 'sk-streng-geheim'
/** Timeout for 200 clips, in ms. A busy machine needs minutes. */
const longWait = 600_000

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

test('generating all clips can be interrupted and continued, and no clip is paid for twice', async () => {
  const service = await startOpenAi(apiKey)
  onTestFinished(() => service.stop())
  const dataFolder = join(await temporaryFolder(), 'data')
  const variables = { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: service.baseUrl }
  const total = allTexts(await readSpokenContent(contentFolder)).length

  const first = makeClips(dataFolder, variables)
  await expect.poll(first.printed, { timeout: longWait }).toContain(`200 of ${total}`)
  first.child.kill('SIGINT')
  expect(await first.ended).toEqual([130, null])
  const paid = service.requests.length
  expect(paid).toBeLessThan(total)
  expect(first.printed()).toContain(`Interrupted: ${paid} of ${total} clips are ready.`)

  const second = makeClips(dataFolder, variables)
  await expect
    .poll(second.printed, { timeout: longWait })
    .toContain(`${paid + 200 - (paid % 100)} of ${total}`)
  second.child.kill('SIGTERM')
  expect(await second.ended).toEqual([130, null])
  const asked = service.requests.map(({ body }) => `${body.voice} ${body.input}`)
  expect(new Set(asked).size).toBe(asked.length)
  expect(second.printed()).toContain(`Interrupted: ${asked.length} of ${total} clips are ready.`)
  expect(first.printed() + second.printed()).not.toContain(apiKey)
})

test('after some failures the service is not called for the remaining texts', async () => {
  const service = await startOpenAi(apiKey)
  onTestFinished(() => service.stop())
  service.respondWith('401')
  const variables = { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: service.baseUrl }
  const { ended, printed } = makeClips(join(await temporaryFolder(), 'data'), variables)
  expect(await ended).toEqual([1, null])
  expect(printed()).toMatch(
    /^0 of \d+ clips are ready\. The AI service [^\n]+\. The next run retries the others\.\n$/,
  )
  expect(service.requests.length).toBeLessThan(10)
})

test('while a server is using the embedded database, the command says so in one line', async () => {
  const dataFolder = join(await temporaryFolder(), 'data')
  const server = await startServer(dataFolder)
  await server.untilReady()
  const { ended, printed } = makeClips(dataFolder)
  expect(await ended).toEqual([1, null])
  expect(printed()).toBe(
    'The server is running on this DATA_DIR: stop it first. (With DATABASE_URL it can keep running.)\n',
  )
  server.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 0 })
})
