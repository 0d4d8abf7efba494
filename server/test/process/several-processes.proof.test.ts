import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSpokenContent } from '@pol/content/read'
import type { CallError } from '@pol/contract/client'
import { requestAccess } from '@pol/contract/operations/access-requests'
import { readSession, signOut } from '@pol/contract/operations/sign-in'
import { textToSpeech } from '@pol/contract/operations/speech'
import { contentFolder } from '../paths.ts'
import { startMailbox, type Mailbox } from '../mailbox.ts'
import { startOpenAi } from '../openai-server.ts'
import {
  createDevice,
  emptyDatabase,
  startServerOn,
  signedInLearners,
  startPrivatePostgres,
  connectAsSuperuser,
  type PrivatePostgres,
} from './postgres-servers.ts'
import { hasPostgres } from './postgres.ts'
import { anna, type ServerProcess } from './server-process.ts'

const apiKey = 'sk-streng-geheim'

describe.runIf(hasPostgres)('two server processes on one PostgreSQL', () => {
  const cleanUps: (() => Promise<void>)[] = []
  const cleanUp = (end: () => Promise<void>) => void cleanUps.unshift(end)
  let postgres: PrivatePostgres
  let mailbox: Mailbox
  let service: Awaited<ReturnType<typeof startOpenAi>>
  let name: string
  let first: ServerProcess
  let second: ServerProcess
  /** Alternates between the processes, like a load balancer. */
  const serverFor = (index: number) => (index % 2 === 0 ? first : second)

  beforeAll(async () => {
    postgres = await startPrivatePostgres()
    cleanUp(() => postgres.stop())
    mailbox = await startMailbox()
    cleanUp(() => mailbox.stop())
    service = await startOpenAi(apiKey)
    cleanUp(() => service.stop())
    const database = await emptyDatabase(postgres)
    name = database.name
    const variables = {
      ADMIN_PASSWORD: '',
      SMTP_URL: mailbox.url,
      OPENAI_API_KEY: apiKey,
      OPENAI_BASE_URL: service.baseUrl,
    }
    // Concurrently, on an empty database: both try to create the first administrator.
    ;[first, second] = await Promise.all([
      startServerOn(database.url, variables, cleanUp),
      startServerOn(database.url, variables, cleanUp),
    ])
    await Promise.all([first.untilReady(), second.untilReady()])
  })
  afterAll(async () => {
    for (const end of cleanUps) await end()
  })

  const printed = () => first.printed().stdout + second.printed().stdout
  const annasPassword = () => /^One-time password: (\S+)$/m.exec(printed())?.[1] ?? ''
  const inside = () => connectAsSuperuser(postgres, name)
  const learner = async (username: string) => {
    const [found] = await signedInLearners(first, { ...anna, password: annasPassword() }, username)
    if (!found) throw new Error('No account was created')
    return found
  }

  test('the first administrator is created once, and her password printed once', async () => {
    await expect.poll(printed).toMatch(/is ready on .*is ready on /s)
    expect(printed().match(/^One-time password: /gm)).toHaveLength(1)
    const { rows } = await (await inside()).query('select email from users')
    expect(rows).toEqual([{ email: anna.email }])
    for (const server of [first, second])
      await createDevice({ ...anna, password: annasPassword() }).signIn(server)
  })

  test('a learner does not notice which process answers', async () => {
    const bahram = await learner('Bahram')
    const { device: phone } = bahram
    const user = { email: bahram.email }
    for (let index = 0; index < 10; index += 1) {
      await phone.signIn(serverFor(index))
      await expect(phone.clientFor(serverFor(index + 1))(readSession, {})).resolves.toMatchObject({ user })
    }

    const stream = await phone.openStream(first)
    const laptop = createDevice(bahram)
    await laptop.signIn(second)
    expect(await stream.ended).toMatchObject([{ name: 'force_logout', data: { actor: laptop.deviceId } }])
    await expect(phone.clientFor(first)(readSession, {})).rejects.toMatchObject({ code: 'other-device' })

    await laptop.clientFor(first)(signOut, {})
    await expect(laptop.clientFor(second)(readSession, {})).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test('guessing passwords at both processes at once gains nothing', async () => {
    const { email } = await learner('Clara')
    const guess = (index: number) =>
      createDevice({ email, password: 'geraten' })
        .signIn(serverFor(index))
        .catch(({ code }: CallError) => code)
    const codes = await Promise.all(Array.from({ length: 40 }, (_, index) => guess(index)))
    expect(codes.filter((code) => code === 'invalid-credentials').length).toBeLessThanOrEqual(5)
    expect(new Set(codes)).toEqual(new Set(['invalid-credentials', 'too-many-attempts']))
  })

  test('each mail is sent once', async () => {
    // The number of single notices to an administrator before digests begin.
    const strangers = Array.from({ length: 20 }, (_, n) => `fremde-${n}@example.org`)
    await Promise.all(
      strangers.map((email, n) => serverFor(n).client()(requestAccess, { email, username: `Fremde ${n}` })),
    )
    const superuser = await inside()
    const waiting = async () => (await superuser.query('select from mail_outbox')).rowCount
    await expect.poll(waiting).toBe(0)
    const ids = mailbox.mails.map(({ messageId }) => messageId)
    expect(ids).toHaveLength(strangers.length)
    expect(new Set(ids).size).toBe(strangers.length)
  })

  test('a clip that is requested from both processes at once is generated once', async () => {
    const { device } = await learner('Dara')
    const texts = [...(await readSpokenContent(contentFolder)).german].slice(0, 10)
    const requestAll = (server: ServerProcess) =>
      texts.map((text) => device.clientFor(server)(textToSpeech, { text }))
    await Promise.all([0, 1, 2, 3].flatMap((index) => requestAll(serverFor(index))))
    const generated = service.requests.map(({ body }) => String(body.input))
    expect(generated.toSorted()).toEqual(texts.toSorted())
  })
})
