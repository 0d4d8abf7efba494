import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { readSpokenContent } from '@pol/content/read'
import { createClient, type Client } from '@pol/contract/client'
import { signIn } from '@pol/contract/accounts'
import type { Role } from '@pol/contract/roles'
import { createApp } from '../src/app.ts'
import { createAccount } from '../src/features/accounts/create-account.ts'
import { hashPassword } from '../src/features/accounts/passwords.ts'
import { createOfflineSpeech } from '../src/features/speech/offline/offline-speech.ts'
import { defaultLimits, type LimitSettings } from '../src/limits/limits.ts'
import { createMailTransport } from '../src/mail/transport.ts'
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

interface Wishes {
  readonly limits?: Partial<LimitSettings>
  readonly trustProxy?: boolean
}

/** The whole server in this process, on a fresh database, with a real mail server and the real speech engine. */
export async function createWorld({ limits = {}, trustProxy = false }: Wishes = {}) {
  const database = await openTestDatabase()
  const mailbox = await startMailbox()
  const log = pino({ level: 'silent' })
  const spokenContent = await readSpokenContent(contentFolder)
  const speech = createOfflineSpeech({ program: engineProgram, persian: spokenContent.persian, log })
  const clock = { aheadMs: 0 }
  const app = await createApp({
    db: database.db,
    speech,
    spokenContent,
    mail: createMailTransport({ smtpUrl: mailbox.url, from: 'Pol <pol@example.org>', folder: '', log }),
    limits: { ...defaultLimits, ...limits },
    log,
    now: () => new Date(Date.now() + clock.aheadMs),
    publicUrl: 'https://pol.example.org',
    productName: 'Pol',
    trustProxy,
    web: null,
    checkAnswers: true,
  })
  for (const { password, ...person } of Object.values(cast)) {
    const passwordHash = await hashPassword(password)
    await database.db.transaction((tx) => createAccount(tx, { ...person, passwordHash }))
  }

  let isOpen = true
  const closeDatabase = async () => {
    if (isOpen) await database.close()
    isOpen = false
  }

  const device = (network = '192.0.2.1'): Device => {
    const self: Device = {
      deviceId: randomUUID(),
      token: null,
      call: createClient({
        fetch: (path, init) => inProcess(app, path, init, network),
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
    speech,
    mailbox,
    device,
    /** Moves the server's clock ahead. */
    passTime(ms: number) {
      clock.aheadMs += ms
    },
    closeDatabase,
    async stop() {
      await app.close()
      speech.stop()
      await mailbox.stop()
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
