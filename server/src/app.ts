import { randomUUID } from 'node:crypto'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { operations, streams } from '@pol/contract/operations'
import type { SpokenContent } from '@pol/content/read'
import type { Database, OpenDatabase } from './database/open.ts'
import { accessRequestMail } from './features/access-requests/access-request-mail.ts'
import { setUpMail } from './features/access-requests/set-up-mail.ts'
import { passwordResetMail } from './features/accounts/password-reset-mail.ts'
import { sessionStandings } from './features/accounts/session-standings.ts'
import { sessionFinder } from './features/accounts/sessions.ts'
import type { BotCheckSettings } from './features/bot-check/ask-provider.ts'
import { createOpenStreams } from './features/device-lock/open-streams.ts'
import { createClips } from './features/speech/clips.ts'
import type { SpeechProvider } from './features/speech/provider.ts'
import type { TranslationProvider } from './features/translation/provider.ts'
import { answerError } from './http/answer-errors.ts'
import { answerClientError } from './http/client-errors.ts'
import { endConnectionsOnClose } from './http/closing.ts'
import { requestObserver } from './http/observe.ts'
import { openApiDocument } from './http/openapi.ts'
import { refuseUnguardedRoutes, registerOpenApi, registerRoute, registerStream } from './http/register.ts'
import { securityHeaders } from './http/security-headers.ts'
import { serveWebApp } from './http/serve-web-app.ts'
import type { WebApp } from './http/web-app.ts'
import type { Limits } from './limits/limits.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { MailFiles } from './mail/mail-files.ts'
import { createOutbox } from './mail/outbox.ts'
import type { Transport } from './mail/transport.ts'
import { createSweep } from './retention/sweep.ts'
import { routes, streamRoutes } from './routes.ts'

export interface AppParts {
  readonly db: Database
  readonly listen: OpenDatabase['listen']
  readonly vacuum: OpenDatabase['vacuum']
  readonly speech: SpeechProvider
  readonly translation: TranslationProvider
  readonly spokenContent: SpokenContent
  readonly mail: Transport
  readonly mailFiles: MailFiles
  readonly limits: Limits
  readonly log: Logger
  readonly metrics: Metrics
  readonly now: () => Date
  /** Null where there is none. */
  readonly botCheck: (BotCheckSettings & { readonly scriptUrl: string }) | null
  readonly publicUrl: string
  readonly productName: string
  readonly trustProxy: boolean
  /** The built browser application; without it only `/api` is served. */
  readonly web: WebApp | null
  /** Whether answers are checked against the contract: in development and tests. */
  readonly checkAnswers: boolean
  /** How often open streams get a sign of life. */
  readonly heartbeatMs: number
  /** How long a request may take to arrive. */
  readonly longestRequestMs: number
}

const longestBody = 64 * 1024

/** Composes the server from its parts; it is not listening yet. Closing it waits for mails on their way. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, now, publicUrl, productName, web, botCheck, metrics, longestRequestMs } = parts
  const log: FastifyBaseLogger = parts.log
  const observe = requestObserver(metrics)
  const everyAnswer = securityHeaders({ publicUrl, styleHashes: web?.styleHashes ?? [], botCheck })
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    // `observeRequests` writes a line of its own.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Whatever has reached a server that is closing gets its answer.
    return503OnClosing: false,
    // One hop: what the nearest proxy saw. Anything further left is the caller's own claim.
    trustProxy: parts.trustProxy && ((_, hop) => hop < 1),
    bodyLimit: longestBody,
    requestTimeout: longestRequestMs,
    http: { headersTimeout: longestRequestMs, connectionsCheckingInterval: longestRequestMs / 10 },
    clientErrorHandler: answerClientError,
    // A request that the framework cannot read passes no hook.
    frameworkErrors: (error, request, reply) => {
      observe(request, reply)
      return answerError(error, request, reply.headers(everyAnswer))
    },
  })
  app.decorateRequest('refusal', null)
  app.addHook('onRequest', (request, reply, done) => {
    observe(request, reply)
    void reply.headers(everyAnswer)
    done()
  })
  endConnectionsOnClose(app)
  app.setErrorHandler(answerError)
  refuseUnguardedRoutes(app)

  const letterParts = { db, now, publicUrl, productName }
  const outbox = createOutbox({
    db,
    now,
    log,
    transport: parts.mail,
    composers: {
      'password-reset': passwordResetMail(letterParts),
      'access-request': accessRequestMail(letterParts),
      'set-up': setUpMail(letterParts),
    },
  })
  const clips = createClips({ db, provider: parts.speech, metrics })
  app.addHook('onClose', async () => {
    await Promise.all([outbox.stop(), clips.stop()])
  })
  const wire = { authenticate: sessionFinder({ db, now }), checkAnswers: parts.checkAnswers }
  const { limits, translation, spokenContent, mailFiles } = parts
  for (const route of routes({
    db,
    now,
    limits,
    outbox,
    mailFiles,
    clips,
    translation,
    spokenContent,
    botCheck,
    log: parts.log,
  })) {
    registerRoute(app, route, wire)
  }
  const standings = sessionStandings({ db, now })
  const { listen, heartbeatMs } = parts
  const openStreams = await createOpenStreams({ listen, standings, log, heartbeatMs })
  // Before the server waits for what is being answered: streams have no end of their own.
  app.addHook('preClose', async () => openStreams.stop())
  for (const route of streamRoutes({ openStreams })) registerStream(app, route, wire)
  registerOpenApi(app, openApiDocument({ operations, streams }, productName), wire)
  serveWebApp(app, web)

  const sweep = createSweep({ db, vacuum: parts.vacuum, mailFiles, log, now })
  app.addHook('onListen', async () => sweep.start())
  app.addHook('onClose', () => sweep.stop())

  metrics.beforeReading(async () => {
    metrics.openStreams.set(openStreams.count())
    metrics.speechQueue.set(parts.speech.waiting())
    const mails = await outbox.backlog()
    metrics.mailsWaiting.set(mails.count)
    metrics.oldestMail.set(mails.since ? (now().getTime() - mails.since.getTime()) / 1000 : 0)
  })
  return app
}
