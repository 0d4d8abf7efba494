import { randomUUID } from 'node:crypto'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { operations, streams } from '@pol/contract/operations'
import { recordHourly } from './accounts/audit.ts'
import type { Database, OpenDatabase } from './database/database.ts'
import { recordings, reports } from './database/schema.ts'
import { watchWrites } from './database/watch-writes.ts'
import { accessRequestMail } from './features/access-requests/access-request-mail.ts'
import { accessRequestsDigestMail } from './features/access-requests/access-requests-digest-mail.ts'
import { setUpMail } from './features/access-requests/set-up-mail.ts'
import { newDeviceMail } from './features/sign-in/new-device-mail.ts'
import { passkeyMail } from './features/passkeys/passkey-mail.ts'
import { passwordChangedMail } from './features/passwords/password-changed-mail.ts'
import { passwordResetMail } from './features/passwords/password-reset-mail.ts'
import { sessionStatuses } from './features/device-lock/session-statuses.ts'
import { sessionFinder } from './accounts/sessions/find-session.ts'
import { eraseClosedAccounts } from './accounts/erasure/erase-account.ts'
import { roleMail } from './features/administration/role-mail.ts'
import { staffAddedMail } from './features/administration/staff-added-mail.ts'
import type { BotCheckSettings } from './features/bot-check/ask-provider.ts'
import { createOpenStreams } from './features/device-lock/open-streams.ts'
import { preparePush } from './features/learning/reminders/push.ts'
import { reminderMail } from './features/learning/reminders/reminder-mail.ts'
import { createReminders } from './features/learning/reminders/send-reminders.ts'
import { createFoldingAgain } from './features/learning/folding-again.ts'
import { createWeeklyFits } from './features/learning/fitting/weekly-fits.ts'
import type { Items } from './features/learning/items.ts'
import { createClips } from './features/speech/clips.ts'
import { createHotClips } from './features/speech/hot-clips.ts'
import type { Readings } from './features/speech/readings.ts'
import type { SpeechProvider } from './features/speech/provider.ts'
import { deleteReplacedClips } from './features/speech/voices/delete-replaced-clips.ts'
import type { VoicesInUse } from './features/speech/voices/voices-in-use.ts'
import type { CorrectMessage } from './features/corrections/openai-corrections.ts'
import type { TranslationProvider } from './features/translation/provider.ts'
import { sendErrorResponse } from './http/error-response.ts'
import { overrideNodeResponses, createClientErrorHandler } from './http/client-errors.ts'
import { compressResponses } from './http/compress-responses.ts'
import { closeConnectionsOnShutdown } from './http/close-connections.ts'
import { requestObserver } from './http/observe.ts'
import type { Actor } from './api/handle.ts'
import { openApiDocument } from './http/openapi.ts'
import { refuseUnguardedRoutes, registerOpenApi, registerRoute, registerStream } from './http/register.ts'
import { securityHeaders } from './http/security-headers.ts'
import { serveWebApp } from './http/serve-web-app.ts'
import type { WebApp } from './http/web-app.ts'
import { relyingPartyOf } from './accounts/passkeys/webauthn.ts'
import type { PasswordRule } from './accounts/passwords/password-rule.ts'
import { createConcurrencyLimit } from './bounds/concurrency-limit.ts'
import { bounds } from './bounds/bounds.ts'
import type { Limits } from './limits/limits.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { MailFiles } from './mail/mail-files.ts'
import { createOutbox } from './mail/outbox.ts'
import type { Transport } from './mail/transport.ts'
import type { ErasureFile } from './retention/erasure-file.ts'
import { createSweep } from './retention/sweep.ts'
import { createEndingModels, type ModelSource } from './services/ending-models.ts'
import { routes, streamRoutes } from './routes.ts'

export interface AppParts {
  readonly db: Database
  readonly listen: OpenDatabase['listen']
  readonly vacuum: OpenDatabase['vacuum']
  readonly rewrite: OpenDatabase['rewrite']
  readonly speech: SpeechProvider
  /** The voices of the operator. */
  readonly voices: VoicesInUse
  readonly translation: TranslationProvider
  /** Null without an AI service. */
  readonly corrections: CorrectMessage | null
  /** The services that may tell when the models in use end. */
  readonly modelSources: readonly ModelSource[]
  readonly readings: Readings
  readonly items: Items
  /** Path of `fit-process`. */
  readonly fitProgram: string
  readonly mail: Transport
  readonly mailFiles: MailFiles
  /** Whether a mail server is configured. */
  readonly sendsMails: boolean
  /** The push services that may be contacted; none turns notifications off. */
  readonly pushServices: readonly string[]
  /** Interval at which due reminders are sent. */
  readonly remindersEveryMs: number
  /** Random delay between a request and the mails that it causes. */
  readonly mailDelayMs: Parameters<typeof createOutbox>[0]['delayMs']
  readonly erasureFile: ErasureFile
  readonly limits: Limits
  readonly passwordRule: PasswordRule
  readonly log: Logger
  readonly metrics: Metrics
  readonly now: () => Date
  /** Null if no bot check is configured. */
  readonly botCheck: (BotCheckSettings & { readonly scriptUrl: string }) | null
  readonly publicUrl: string
  readonly productName: string
  /** Whether administration and moderation are closed to users without a passkey. */
  readonly requiresPasskeys: boolean
  readonly trustProxy: boolean
  /** The built browser application; without it only `/api` is served. */
  readonly web: WebApp | null
  /** Whether responses are validated against the contract: in development and tests. */
  readonly validateResponses: boolean
  /** Interval of the heartbeats on open streams. */
  readonly heartbeatMs: number
  /** Maximum time that a client may take to send a request. */
  readonly requestTimeoutMs: number
}

const maxBodyBytes = 64 * 1024

/** Builds the server from its parts; it does not listen yet. Closing it waits for mails that are being sent. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, now, publicUrl, productName, web, botCheck, metrics, requestTimeoutMs } = parts
  const log: FastifyBaseLogger = parts.log
  const observe = requestObserver(metrics)
  const page = { publicUrl, inlineHashes: web?.inlineHashes ?? { style: [], script: [] }, botCheck }
  const commonHeaders = securityHeaders(page)
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    // `requestObserver` writes the log line instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Requests that arrived before the shutdown are still answered.
    return503OnClosing: false,
    // Trust one hop, the nearest proxy. Any entry before that may be forged by the client.
    trustProxy: parts.trustProxy && ((_, hop) => hop < 1),
    bodyLimit: maxBodyBytes,
    requestTimeout: requestTimeoutMs,
    http: {
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: requestTimeoutMs / 10,
      requireHostHeader: false,
    },
    clientErrorHandler: createClientErrorHandler(commonHeaders),
    // Hooks do not run for a request that Fastify cannot parse.
    frameworkErrors: (error, request, reply) => {
      observe(request, reply)
      return sendErrorResponse(error, request, reply.headers(commonHeaders))
    },
  })
  app.decorateRequest('errorCode', null)
  app.addHook('onRequest', (request, reply, done) => {
    observe(request, reply)
    void reply.headers(commonHeaders)
    done()
  })
  overrideNodeResponses(app)
  closeConnectionsOnShutdown(app)
  compressResponses(app)
  const writes = watchWrites({ db, now })
  app.setErrorHandler((error, request, reply) => {
    writes.note(error)
    return sendErrorResponse(error, request, reply)
  })
  refuseUnguardedRoutes(app)

  const { pushServices, sendsMails } = parts
  const mailParts = { db, now, publicUrl, productName }
  const outbox = createOutbox({
    db,
    now,
    log,
    transport: parts.mail,
    delayMs: parts.mailDelayMs,
    composers: {
      'password-reset': passwordResetMail(mailParts),
      'access-request': accessRequestMail(mailParts),
      'access-requests-digest': accessRequestsDigestMail(mailParts),
      'set-up': setUpMail(mailParts),
      'password-changed': passwordChangedMail(mailParts),
      'new-device': newDeviceMail(mailParts),
      'role-added': roleMail('added', mailParts),
      'role-removed': roleMail('removed', mailParts),
      'passkey-added': passkeyMail('added', mailParts),
      'passkey-removed': passkeyMail('removed', mailParts),
      'staff-added': staffAddedMail(mailParts),
      reminder: reminderMail({ ...mailParts, sendsMails }),
    },
  })
  const push = pushServices.length > 0 ? await preparePush(db, { services: pushServices, publicUrl }) : null
  const foldingAgain = createFoldingAgain({ db, log })
  const endingModels = createEndingModels({ sources: parts.modelSources, now, log })
  const clips = createClips({ db, provider: parts.speech, metrics })
  app.addHook('onClose', async () => {
    await Promise.all([outbox.stop(), clips.stop()])
  })
  const { limits, passwordRule, translation, corrections, readings, items, mailFiles, erasureFile } = parts
  const wire = {
    authenticate: sessionFinder({ db, now }),
    now,
    recordDenied: ({ userId }: Actor, operation: string) =>
      recordHourly(db, { actorId: userId, action: 'denied-call', detail: operation }, now()).catch(
        // The call is denied even if the record cannot be stored.
        (err: unknown) => log.error({ err }, 'a denied call could not be recorded'),
      ),
    requiresPasskeys: parts.requiresPasskeys,
    validateResponses: parts.validateResponses,
    countAnonymous: limits.anonymousRequests.take,
    limitConcurrency: createConcurrencyLimit(bounds.requests),
  }
  for (const route of routes({
    db,
    now,
    limits,
    passwordRule,
    relyingParty: relyingPartyOf(publicUrl, productName),
    outbox,
    mailFiles,
    erasureFile,
    clips,
    hotClips: createHotClips({ db, clips, metrics }),
    voices: parts.voices,
    translation,
    corrections,
    endingModels,
    readings,
    items,
    foldingAgain,
    sendsMails,
    push,
    metrics,
    botCheck,
    writes,
    log: parts.log,
  })) {
    registerRoute(app, route, wire)
  }
  const readStatuses = sessionStatuses({ db, now })
  const { listen, heartbeatMs } = parts
  const openStreams = await createOpenStreams({ listen, readStatuses, log, heartbeatMs, now })
  // `preClose` runs before the server waits for open responses; streams never end by themselves.
  app.addHook('preClose', async () => openStreams.stop())
  for (const route of streamRoutes({ openStreams })) registerStream(app, route, wire)
  registerOpenApi(app, openApiDocument({ operations, streams }, productName), wire)
  serveWebApp(app, web, {
    recorder: securityHeaders(page, 'recorder'),
    'own-voice': securityHeaders(page, 'own-voice'),
  })

  const sweep = createSweep({
    ...parts,
    eraseClosedAccounts,
    deleteReplacedClips: (db, now) => deleteReplacedClips(db, parts.voices.providers(), now),
  })
  const reminders = createReminders({
    db,
    now,
    log,
    outbox,
    push,
    productName,
    sendsMails,
    everyMs: parts.remindersEveryMs,
  })
  const weeklyFits = createWeeklyFits({ db, log, now, program: parts.fitProgram })
  app.addHook('onListen', async () => {
    sweep.start()
    reminders.start()
    foldingAgain.start()
    weeklyFits.start()
    endingModels.start()
  })
  app.addHook('onClose', async () => {
    await Promise.all([sweep, reminders, foldingAgain, weeklyFits, endingModels].map((job) => job.stop()))
  })

  metrics.onCollect(async () => {
    metrics.openStreams.set(openStreams.count())
    metrics.speechQueue.set(parts.speech.waiting())
    metrics.recordingsWaiting.set(await db.$count(recordings, eq(recordings.state, 'pending')))
    metrics.reportsWaiting.set(await db.$count(reports, eq(reports.status, 'open')))
    const mails = await outbox.backlog()
    metrics.mailsWaiting.set(mails.count)
    metrics.oldestMail.set(mails.since ? (now().getTime() - mails.since.getTime()) / 1000 : 0)
  })
  return app
}
