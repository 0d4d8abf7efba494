import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { updateAccountSettings } from '@pol/contract/operations/own-account'
import { resetPassword } from '@pol/contract/operations/passwords'
import { textToSpeech } from '@pol/contract/operations/speech'
import { startMailbox } from '../mailbox.ts'
import {
  anna,
  annasVariables,
  freshDataFolder,
  serverCommand,
  signInAsAdministrator,
  startServer,
  stop,
  temporaryFolder,
} from './server-process.ts'

const copyProgram = fileURLToPath(new URL('../../../scripts/image.ts', import.meta.url))

/** The image has no source files and few packages: a text or module that it lacks is found only there. */
test('the files of the container image serve pages, speak, and write to Anna in Persian, without a source file', async () => {
  const image = await temporaryFolder()
  await promisify(execFile)(process.execPath, [copyProgram, image])
  const mailbox = await startMailbox()
  onTestFinished(() => mailbox.stop())
  const server = await startServer(
    await freshDataFolder(),
    { ...annasVariables, SMTP_URL: mailbox.url },
    onTestFinished,
    serverCommand(join(image, 'server/dist/main.js')),
  )
  await server.untilReady()

  const page = await fetch(`${server.url}/auth`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<title>')

  const { token } = await signInAsAdministrator(server, anna)
  const call = server.client(token)
  const { audioContent } = await call(textToSpeech, { text: 'سلام' })
  expect(audioContent.length).toBeGreaterThan(1_000)

  await call(updateAccountSettings, { language: 'fa' })
  await server.client()(resetPassword, { email: anna.email })
  const mail = await mailbox.waitForMail(anna.email)
  expect(mail.text).toContain('رمز عبور')
  expect(mail.text).not.toContain('Passwort')
  await stop(server)
})
