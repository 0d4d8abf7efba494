import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSpokenContent } from '@pol/content/read'
import { requestAccess } from '@pol/contract/access-requests'
import { readSession, signOut } from '@pol/contract/accounts'
import { textToSpeech } from '@pol/contract/speech'
import { contentFolder } from '../folders.ts'
import { startMailbox, type Mailbox } from '../mailbox.ts'
import { startOpenAi } from '../openai-server.ts'
import {
  deviceOf,
  emptyDatabase,
  serverOn,
  signedInLearners,
  startPrivatePostgres,
  superuserOf,
  type PrivatePostgres,
} from './on-postgres.ts'
import { hasPostgres } from './postgres.ts'
import { anna, type ServerProcess } from './server-process.ts'

const apiKey = 'sk-streng-geheim'

describe.runIf(hasPostgres)('two server processes on one PostgreSQL', () => {
  const ends: (() => Promise<void>)[] = []
  const cleanUp = (end: () => Promise<void>) => void ends.unshift(end)
  let postgres: PrivatePostgres
  let mailbox: Mailbox
  let service: Awaited<ReturnType<typeof startOpenAi>>
  let name: string
  let one: ServerProcess
  let other: ServerProcess
  /** Where the load balancer sends a request. */
  const inTurn = (turn: number) => (turn % 2 === 0 ? one : other)

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
    // At the same moment, on a database with nothing in it.
    ;[one, other] = await Promise.all([
      serverOn(database.url, variables, cleanUp),
      serverOn(database.url, variables, cleanUp),
    ])
    await Promise.all([one.untilReady(), other.untilReady()])
  })
  afterAll(async () => {
    for (const end of ends) await end()
  })

  const printed = () => one.printed().stdout + other.printed().stdout
  const annasPassword = () => /^One-time password: (\S+)$/m.exec(printed())?.[1] ?? ''
  const inside = () => superuserOf(postgres, name)
  const learner = async (username: string) => {
    const [found] = await signedInLearners(one, { ...anna, password: annasPassword() }, username)
    if (!found) throw new Error('Nobody was made')
    return found
  }

  test('the first administrator is made once, and her password printed once', async () => {
    await expect.poll(printed).toMatch(/is ready on .*is ready on /s)
    expect(printed().match(/^One-time password: /gm)).toHaveLength(1)
    const { rows } = await (await inside()).query('select email from users')
    expect(rows).toEqual([{ email: anna.email }])
    for (const server of [one, other]) await deviceOf({ ...anna, password: annasPassword() }).signIn(server)
  })

  test('a learner who is sent here and there notices nothing of it', async () => {
    const bahram = await learner('Bahram')
    const { device: phone } = bahram
    const user = { email: bahram.email }
    for (let turn = 0; turn < 10; turn += 1) {
      await phone.signIn(inTurn(turn))
      await expect(phone.at(inTurn(turn + 1))(readSession, {})).resolves.toMatchObject({ user })
    }

    const line = await phone.follow(one)
    const laptop = deviceOf(bahram)
    await laptop.signIn(other)
    expect(await line.ended).toMatchObject([{ name: 'force_logout', data: { actor: laptop.deviceId } }])
    await expect(phone.at(one)(readSession, {})).rejects.toMatchObject({ code: 'other-device' })

    await laptop.at(one)(signOut, {})
    await expect(laptop.at(other)(readSession, {})).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test('whoever guesses passwords gains nothing by asking the other one', async () => {
    const { email } = await learner('Clara')
    const guesser = deviceOf({ email, password: 'geraten' })
    for (let turn = 0; turn < 5; turn += 1) {
      await expect(guesser.signIn(inTurn(turn))).rejects.toMatchObject({ code: 'invalid-credentials' })
    }
    for (const server of [one, other]) {
      await expect(guesser.signIn(server)).rejects.toMatchObject({ code: 'too-many-attempts' })
    }
  })

  test('each mail is sent once', async () => {
    const strangers = Array.from({ length: 40 }, (_, n) => `fremde-${n}@example.org`)
    await Promise.all(
      strangers.map((email, n) => inTurn(n).client()(requestAccess, { email, username: `Fremde ${n}` })),
    )
    const superuser = await inside()
    const waiting = async () => (await superuser.query('select from mail_outbox')).rowCount
    await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
    const ids = mailbox.mails.map(({ messageId }) => messageId)
    expect(ids).toHaveLength(strangers.length)
    expect(new Set(ids).size).toBe(strangers.length)
  })

  test('a text that is pressed here and there at the same moment is spoken once', async () => {
    const { device } = await learner('Dara')
    const texts = [...(await readSpokenContent(contentFolder)).german].slice(0, 10)
    const press = (server: ServerProcess) => texts.map((text) => device.at(server)(textToSpeech, { text }))
    await Promise.all([0, 1, 2, 3].flatMap((turn) => press(inTurn(turn))))
    const spoken = service.requests.map(({ body }) => String(body.input))
    expect(spoken.toSorted()).toEqual(texts.toSorted())
  })
})
