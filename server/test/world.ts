import { randomBytes, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino, type Logger } from 'pino'
import { expect } from 'vitest'
import { unitWords } from '@pol/content/course/tables'
import { readContent, readKind, readSpokenContent } from '@pol/content/read'
import { readRetiredIds } from '@pol/content/release-ids'
import { type Client, createClient } from '@pol/contract/client'
import { signIn } from '@pol/contract/operations/sign-in'
import { heartbeatMs as usualHeartbeatMs } from '@pol/contract/device-lock'
import type { Role } from '@pol/contract/roles'
import type { Grouping } from '@pol/learning/grouping'
import { createApp, type AppParts } from '../src/app.ts'
import type { OpenDatabase } from '../src/database/database.ts'
import { mailOutbox } from '../src/database/schema.ts'
import { createItems, itemListOf } from '../src/features/learning/items.ts'
import { createReadings } from '../src/features/speech/readings.ts'
import { deleteReplacedClips } from '../src/features/speech/voices/delete-replaced-clips.ts'
import { createAccount } from '../src/accounts/create-account.ts'
import { createPasswordRule } from '../src/accounts/passwords/password-rule.ts'
import { hashPassword } from '../src/accounts/passwords/password-hash.ts'
import { createLimits } from '../src/limits/limits.ts'
import { defaultLimits, type LimitSettings } from '../src/limits/settings.ts'
import { createMailFiles } from '../src/mail/mail-files.ts'
import { createMetrics } from '../src/metrics/metrics.ts'
import { createMailTransport } from '../src/mail/transport.ts'
import {
  createSpeech,
  readVoices,
  createCorrections,
  createTranslation,
  modelSourcesOf,
  type LibreTranslateSettings,
  type OpenAiSettings,
  type SpeechServiceSettings,
} from '../src/providers.ts'
import { createErasureFile } from '../src/retention/erasure-file.ts'
import { eraseClosedAccounts } from '../src/accounts/erasure/erase-account.ts'
import { createSweep } from '../src/retention/sweep.ts'
import { contentFolder, engineProgram, fitProgram, passwordProgram } from './paths.ts'
import { startMailbox } from './mailbox.ts'
import { openTestDatabase } from './test-database.ts'
import { longLimitMs } from './time-limit.ts'

const dayMs = 86_400_000

/** The users of the tests. */
export const cast = {
  anna: { email: 'anna@example.org', username: 'Anna', password: 'annas-geheimnis', role: 'admin' },
  bahram: { email: 'bahram@example.org', username: 'Bahram', password: 'bahrams-geheimnis', role: 'user' },
  clara: { email: 'clara@example.org', username: 'Clara', password: 'claras-geheimnis', role: 'user' },
  mo: { email: 'mo@example.org', username: 'Mo', password: 'mos-geheimnis', role: 'moderator' },
} as const satisfies Record<string, { email: string; username: string; password: string; role: Role }>
export type Name = keyof typeof cast

interface Credentials {
  readonly email: string
  readonly password: string
}

/** A device with an id, a secret and a network address, and, after a sign-in, the token of its session. */
export interface Device {
  readonly call: Client
  readonly deviceId: string
  readonly deviceSecret: string
  token: string | null
  signIn(person: Name | Credentials, as?: 'user' | 'admin'): Promise<void>
}

/** Read once per process and shared by all worlds, because reading is slow. */
const content = readContent(contentFolder)
const spoken = content.then((read) => readSpokenContent(contentFolder, new Date(), read))
const readings = spoken.then(createReadings)
const accounts = Promise.all(
  Object.values(cast).map(async ({ password, ...person }) => ({
    ...person,
    passwordHash: await hashPassword(password),
  })),
)
const courseWords = readKind(unitWords, contentFolder).then((rows) => rows.map(({ entry }) => entry))
const items = content.then(async (read) =>
  itemListOf(read, await courseWords, await readRetiredIds(contentFolder)),
)

const itemsWith = async (grouping: Grouping | undefined) =>
  createItems({ ...(await items), ...(grouping && { grouping }) })

export interface WorldOptions {
  readonly limits?: Partial<LimitSettings>
  readonly requiresPasskeys?: boolean
  readonly trustProxy?: boolean
  readonly heartbeatMs?: number
  readonly mailDelayMs?: AppParts['mailDelayMs']
  readonly requestTimeoutMs?: number
  /** Default: the offline engines. */
  readonly openAi?: OpenAiSettings | null
  readonly speechService?: SpeechServiceSettings | null
  readonly libreTranslate?: LibreTranslateSettings | null
  readonly botCheck?: AppParts['botCheck']
  readonly web?: AppParts['web']
  /** Default: a host that does not exist. */
  readonly pushServices?: AppParts['pushServices']
  readonly sendsMails?: boolean
  /** Reminders are sent by servers that listen. */
  readonly remindersEveryMs?: number
  readonly log?: Logger
  /** Which items are one; that of the content by default. */
  readonly grouping?: Grouping
  /** Default true. False in tests with very large responses, where validation would dominate the time. */
  readonly validateResponses?: boolean
  /** Folder with the voices of the operator; none if missing. */
  readonly voicesFolder?: string
}

/**
 * Limits on sign-in whose delays last longer than a test, also on a busy machine: limits count real time, which
 * {@link World.passTime} does not move.
 */
export const longSignInDelays = {
  signInAccount: { ...defaultLimits.signInAccount, firstDelay: 600 },
  signInStrangers: { ...defaultLimits.signInStrangers, everySeconds: 3_600 },
} as const satisfies Partial<LimitSettings>

/** Creates the whole server in this process, with a fresh database, a real mail server and the real offline engines. */
export async function createWorld({
  limits: limitSettings = {},
  requiresPasskeys = false,
  trustProxy = false,
  heartbeatMs = usualHeartbeatMs,
  mailDelayMs = { min: 0, max: 0 },
  requestTimeoutMs = 30_000,
  openAi = null,
  speechService = null,
  libreTranslate = null,
  botCheck = null,
  web = null,
  pushServices = ['push.example'],
  sendsMails = true,
  remindersEveryMs = 60_000,
  log = pino({ level: 'silent' }),
  grouping,
  validateResponses = true,
  voicesFolder = join(tmpdir(), 'no-voices'),
}: WorldOptions = {}) {
  const database = await openTestDatabase()
  const mailbox = await startMailbox()
  const spokenContent = await spoken
  const limits = createLimits(database.db, { ...defaultLimits, ...limitSettings })
  const metrics = createMetrics()
  const { voices, runtimeFolder } = await readVoices(voicesFolder, log)
  const speech = await createSpeech({
    voices,
    runtimeFolder,
    speechService,
    limits,
    metrics,
    engineProgram,
    speakTimeoutMs: longLimitMs,
    log,
  })
  const passwordRule = createPasswordRule({ program: passwordProgram, content: spokenContent })
  const clock = { aheadMs: 0 }
  const productName = 'Pol'
  const mailFolder = join(tmpdir(), `pol-mails-${randomUUID()}`)
  const mailFiles = createMailFiles(mailFolder)
  const erasures = join(tmpdir(), `pol-erasures-${randomUUID()}.csv`)
  const parts = {
    speech,
    voices,
    translation: createTranslation({ libreTranslate, openAi, limits, metrics, productName }),
    corrections: createCorrections({ openAi, limits, metrics }),
    modelSources: modelSourcesOf({ openAi, speechService }),
    readings: await readings,
    items: await itemsWith(grouping),
    fitProgram,
    mail: createMailTransport({ smtpUrl: mailbox.url, from: 'Pol <pol@example.org>', files: mailFiles, log }),
    mailFiles,
    sendsMails,
    pushServices,
    remindersEveryMs,
    mailDelayMs,
    erasureFile: createErasureFile(erasures),
    limits,
    passwordRule,
    log,
    metrics,
    botCheck,
    now: () => new Date(Date.now() + clock.aheadMs),
    publicUrl: 'https://pol.example.org',
    productName,
    requiresPasskeys,
    trustProxy,
    web,
    validateResponses,
    heartbeatMs,
    requestTimeoutMs,
  }
  const createServerOn = ({ db, listen, vacuum, rewrite }: OpenDatabase, others: Partial<AppParts> = {}) =>
    createApp({ ...parts, db, listen, vacuum, rewrite, ...others })
  const app = await createServerOn(database)
  for (const account of await accounts) await database.db.transaction((tx) => createAccount(tx, account))

  let isOpen = true
  const closeDatabase = async () => {
    if (isOpen) await database.close()
    isOpen = false
  }

  const device = (network = '192.0.2.1', server = app, userAgent = 'Pol'): Device => {
    const self: Device = {
      deviceId: randomUUID(),
      deviceSecret: randomBytes(32).toString('hex'),
      token: null,
      call: createClient({
        fetch: (path, init) =>
          injectFetch(
            server,
            path,
            { ...init, headers: { ...init.headers, 'user-agent': userAgent } },
            network,
          ),
        token: () => self.token,
      }),
      async signIn(person, as = 'user') {
        const { email, password } = typeof person === 'string' ? cast[person] : person
        const { deviceId, deviceSecret } = self
        const session = await self.call(signIn, { email, password, as, deviceId, deviceSecret })
        self.token = session.token
      },
    }
    return self
  }
  /** A new device on which the person is signed in. */
  const signedIn = async (...credentials: Parameters<Device['signIn']>) => {
    const newDevice = device()
    await newDevice.signIn(...credentials)
    return newDevice
  }
  /** A new device of each person of the cast. */
  const everyoneSignedIn = async (): Promise<Record<Name, Device>> => ({
    anna: await signedIn('anna'),
    bahram: await signedIn('bahram'),
    clara: await signedIn('clara'),
    mo: await signedIn('mo'),
  })

  return {
    app,
    db: database.db,
    items: parts.items,
    metrics,
    speech,
    mailbox,
    mailFiles,
    mailFolder,
    device,
    signedIn,
    everyoneSignedIn,
    /**
     * Creates another server on the same database, with its own connections. Close it before the world stops.
     * @param grouping which items are one, as after a release of other content.
     */
    async startSecondServer(grouping?: Grouping): Promise<FastifyInstance> {
      const second = await database.connectAgain()
      const server = await createServerOn(second, grouping && { items: await itemsWith(grouping) })
      server.addHook('onClose', () => second.close())
      return server
    },
    now: parts.now,
    /** Moves the clock of the servers. */
    passTime(ms: number) {
      clock.aheadMs += ms
    },
    /** Moves the clock of the servers to the next time of day in UTC, such as 10:00. */
    passTimeUntil(time: string) {
      const now = parts.now()
      const today = Date.parse(`${now.toISOString().slice(0, 10)}T${time}:00Z`)
      clock.aheadMs += (today - now.getTime() + dayMs) % dayMs
    },
    /** Deletes all rows and files whose retention period is over. */
    sweep: () =>
      createSweep({
        ...parts,
        ...database,
        eraseClosedAccounts,
        deleteReplacedClips: (db, now) => deleteReplacedClips(db, voices.providers(), now),
      }).once(),
    async untilOutboxEmpty() {
      await expect.poll(() => database.db.select().from(mailOutbox)).toEqual([])
    },
    /**
     * Waits until `count` mails have failed and are due again within a minute. A slow machine may have tried them more than
     * once. Excludes mails that are being sent: they are due when their lease ends, minutes later.
     */
    async untilMailsDeferred(count: number) {
      const isDeferred = (row: typeof mailOutbox.$inferSelect) =>
        row.attempts > 0 && row.dueAt.getTime() - parts.now().getTime() < 60_000
      await expect
        .poll(async () => (await database.db.select().from(mailOutbox)).filter(isDeferred).length)
        .toBe(count)
    },
    closeDatabase,
    async stop() {
      await app.close()
      speech.stop()
      passwordRule.stop()
      await mailbox.stop()
      for (const path of [mailFolder, erasures]) await rm(path, { recursive: true, force: true })
      await closeDatabase()
    },
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>

/** A `fetch` that calls the server in this process, without a network. */
async function injectFetch(
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
    ...(init.body && {
      payload: typeof init.body === 'string' ? init.body : Buffer.from(init.body as Uint8Array),
    }),
  })
  return new Response(new Uint8Array(answer.rawPayload), {
    status: answer.statusCode,
    headers: answer.headers as Record<string, string>,
  })
}
