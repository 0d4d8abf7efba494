import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino, type Logger } from 'pino'
import { expect } from 'vitest'
import { readSpokenContent } from '@pol/content/read'
import { createClient, type Client } from '@pol/contract/client'
import { signIn } from '@pol/contract/accounts'
import { heartbeatMs as usualHeartbeatMs } from '@pol/contract/device-lock'
import type { Role } from '@pol/contract/roles'
import { createApp, type AppParts } from '../src/app.ts'
import type { OpenDatabase } from '../src/database/open.ts'
import { mailOutbox } from '../src/database/schema.ts'
import { createAccount } from '../src/identity/create-account.ts'
import { hashPassword } from '../src/identity/passwords.ts'
import { createLimits, defaultLimits, type LimitSettings } from '../src/limits/limits.ts'
import { createMailFiles } from '../src/mail/mail-files.ts'
import { createMetrics } from '../src/metrics/metrics.ts'
import { createMailTransport } from '../src/mail/transport.ts'
import type { OpenAiSettings } from '../src/openai-providers.ts'
import { createSpeech, createTranslation } from '../src/providers.ts'
import { createSweep } from '../src/retention/sweep.ts'
import { contentFolder, engineProgram } from './folders.ts'
import { startMailbox } from './mailbox.ts'
import { openTestDatabase } from './test-database.ts'

/** The people of the tests. Each knows only their own password. */
export const cast = {
  anna: { email: 'anna@example.org', username: 'Anna', password: 'annas-geheimnis', role: 'admin' },
  bahram: { email: 'bahram@example.org', username: 'Bahram', password: 'bahrams-geheimnis', role: 'user' },
  clara: { email: 'clara@example.org', username: 'Clara', password: 'claras-geheimnis', role: 'user' },
  mo: { email: 'mo@example.org', username: 'Mo', password: 'mos-geheimnis', role: 'moderator' },
} as const satisfies Record<string, { email: string; username: string; password: string; role: Role }>
export type Name = keyof typeof cast

/** One device of one person: its own id, its own network address, and the session it got, if any. */
export interface Device {
  readonly call: Client
  readonly deviceId: string
  token: string | null
  signIn(name: Name, as?: 'user' | 'admin'): Promise<void>
}

/** Many mails on a busy machine take their time. */
const patience = { timeout: 10_000 }

interface Wishes {
  readonly limits?: Partial<LimitSettings>
  readonly trustProxy?: boolean
  readonly heartbeatMs?: number
  readonly longestRequestMs?: number
  /** Without it the offline engines serve. */
  readonly openAi?: OpenAiSettings | null
  readonly botCheck?: AppParts['botCheck']
  readonly web?: AppParts['web']
  readonly log?: Logger
}

/** The whole server in this process, on a fresh database, with a real mail server and the real offline engines. */
export async function createWorld({
  limits: limitSettings = {},
  trustProxy = false,
  heartbeatMs = usualHeartbeatMs,
  longestRequestMs = 30_000,
  openAi = null,
  botCheck = null,
  web = null,
  log = pino({ level: 'silent' }),
}: Wishes = {}) {
  const database = await openTestDatabase()
  const mailbox = await startMailbox()
  const spokenContent = await readSpokenContent(contentFolder)
  const limits = createLimits(database.db, { ...defaultLimits, ...limitSettings })
  const metrics = createMetrics()
  const speech = await createSpeech({
    openAi,
    limits,
    metrics,
    engineProgram,
    persian: spokenContent.persian,
    log,
  })
  const clock = { aheadMs: 0 }
  const productName = 'Pol'
  const mailFolder = join(tmpdir(), `pol-mails-${randomUUID()}`)
  const mailFiles = createMailFiles(mailFolder)
  const parts = {
    speech,
    translation: await createTranslation({ openAi, limits, metrics, contentFolder, productName }),
    spokenContent,
    mail: createMailTransport({ smtpUrl: mailbox.url, from: 'Pol <pol@example.org>', files: mailFiles, log }),
    mailFiles,
    limits,
    log,
    metrics,
    botCheck,
    now: () => new Date(Date.now() + clock.aheadMs),
    publicUrl: 'https://pol.example.org',
    productName,
    trustProxy,
    web,
    checkAnswers: true,
    heartbeatMs,
    longestRequestMs,
  }
  const serverOn = ({ db, listen, vacuum }: OpenDatabase) => createApp({ ...parts, db, listen, vacuum })
  const app = await serverOn(database)
  for (const { password, ...person } of Object.values(cast)) {
    const passwordHash = await hashPassword(password)
    await database.db.transaction((tx) => createAccount(tx, { ...person, passwordHash }))
  }

  let isOpen = true
  const closeDatabase = async () => {
    if (isOpen) await database.close()
    isOpen = false
  }

  const device = (network = '192.0.2.1', server = app): Device => {
    const self: Device = {
      deviceId: randomUUID(),
      token: null,
      call: createClient({
        fetch: (path, init) => inProcess(server, path, init, network),
        token: () => self.token,
      }),
      async signIn(name, as = 'user') {
        const { email, password } = cast[name]
        const session = await self.call(signIn, { email, password, as, deviceId: self.deviceId })
        self.token = session.token
      },
    }
    return self
  }

  return {
    app,
    db: database.db,
    metrics,
    speech,
    mailbox,
    mailFiles,
    mailFolder,
    device,
    /** One more server process on the same database. It ends with the database, or when it is closed. */
    async beside(): Promise<FastifyInstance> {
      const second = await database.again()
      const server = await serverOn(second)
      server.addHook('onClose', () => second.close())
      return server
    },
    /** Moves the server's clock ahead. */
    passTime(ms: number) {
      clock.aheadMs += ms
    },
    /** Deletes what is older than the privacy policy says. */
    sweep: () => createSweep({ ...parts, ...database }).once(),
    /** Waits until the outbox is empty. */
    async allMailsAreOut() {
      await expect.poll(() => database.db.select().from(mailOutbox), patience).toEqual([])
    },
    /** Waits until so many mails could not be sent and wait for their second try, which is seconds away, not a lease. */
    async mailsPutOff(count: number) {
      const putOff = (row: typeof mailOutbox.$inferSelect) =>
        row.attempts === 1 && row.dueAt.getTime() - row.createdAt.getTime() < 60_000
      await expect
        .poll(async () => (await database.db.select().from(mailOutbox)).filter(putOff).length, patience)
        .toBe(count)
    },
    closeDatabase,
    async stop() {
      await app.close()
      speech.stop()
      await mailbox.stop()
      await rm(mailFolder, { recursive: true, force: true })
      await closeDatabase()
    },
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>

/** The shipped client talks to the server in this process. */
async function inProcess(
  app: FastifyInstance,
  path: string,
  init: RequestInit,
  network: string,
): Promise<Response> {
  const answer = await app.inject({
    method: init.method as NonNullable<InjectOptions['method']>,
    url: path,
    headers: init.headers as Record<string, string>,
    remoteAddress: network,
    ...(typeof init.body === 'string' && { payload: init.body }),
  })
  return new Response(answer.body, {
    status: answer.statusCode,
    headers: answer.headers as Record<string, string>,
  })
}
