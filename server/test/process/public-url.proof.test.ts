import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServer, temporaryFolder } from './server-process.ts'

const warning = 'PUBLIC_URL is not set: links in mails begin with http://localhost:'

test.each([
  ['no PUBLIC_URL warns at its start that links in mails name localhost', {}, 1],
  ['a PUBLIC_URL does not warn', { PUBLIC_URL: 'https://pol.example.org' }, 0],
])('a server with a mail server and %s', async (_, variables, times) => {
  const dataFolder = join(await temporaryFolder(), 'data')
  const server = await startServer(dataFolder, { SMTP_URL: 'smtp://127.0.0.1:9', ...variables })
  await server.untilReady()
  server.kill('SIGTERM')
  await server.ended
  expect(server.printed().stdout.split(warning)).toHaveLength(times + 1)
})
