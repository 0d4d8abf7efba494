import { once } from 'node:events'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { heartbeatMs } from '@pol/contract/device-lock'
import { createApp } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { openConfiguredDatabase } from './database/configured-database.ts'
import { ensureFirstAdministrator } from './accounts/first-administrator.ts'
import { createReadings } from './features/speech/readings.ts'
import { createItems } from './features/learning/items.ts'
import { remindersEveryMs } from './features/learning/reminders/send-reminders.ts'
import {
  engineProgram,
  fitProgram,
  isBundled,
  loadItems,
  loadSpokenContent,
  migrations,
  passwordProgram,
  template,
  webFolder,
} from './files.ts'
import { loadWebApp } from './http/web-app.ts'
import { createPasswordRule } from './accounts/passwords/password-rule.ts'
import { createLog } from './log.ts'
import { createLimits } from './limits/limits.ts'
import { createMetrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { watchDatabase } from './metrics/watch-database.ts'
import { createMailFiles } from './mail/mail-files.ts'
import { defaultMailDelayMs } from './mail/outbox.ts'
import { createMailTransport } from './mail/transport.ts'
import { createErasureFile } from './retention/erasure-file.ts'
import {
  createCorrections,
  createSpeech,
  createTranslation,
  modelSourcesOf,
  readVoices,
} from './providers.ts'
import { siteOf } from './site.ts'
import { explainStartFailure } from './start-failure.ts'
import { stopSignal } from './stop-signal.ts'

/** Grace period for open requests at shutdown. */
const shutdownTimeoutMs = 5_000
const requestTimeoutMs = 30_000

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  await run(readConfig(process.env), stopSignal())
  process.exit(0)
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`)
  process.exit(1)
}

/**
 * Serves until a stop signal arrives or the database fails. Then, and if the start fails, all resources are closed in
 * reverse order.
 */
async function run(config: Config, stopping: AbortSignal): Promise<void> {
  await using open = new AsyncDisposableStack()
  const log = createLog(config.logLevel)
  mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 })
  accessSync(config.dataFolder, constants.W_OK)
  const database = await openConfiguredDatabase({ ...config, migrations, template }, (err) =>
    log.warn({ err }, 'a backup cannot be handed out'),
  )
  open.defer(() => database.close())
  const spokenContent = await loadSpokenContent()
  const passwordRule = createPasswordRule({ program: passwordProgram, content: spokenContent })
  open.defer(() => passwordRule.stop())
  const administrator = await ensureFirstAdministrator(database.db, config.firstAdministrator, passwordRule)
  // Print it now: if a later step fails, the password would be lost.
  if (administrator) {
    process.stdout.write(
      `First administrator: ${administrator.email}\nOne-time password: ${administrator.password}\n` +
        'It is shown only now. It stays valid until another is chosen by "Passwort vergessen?".\n',
    )
  }
  const limits = createLimits(database.db, config.limits)
  const metrics = createMetrics()
  watchDatabase(metrics, database)
  if (config.metrics) open.defer(await serveMetrics(metrics, config.metrics))
  const counting = { limits, metrics }
  const services = { ...counting, openAi: config.openAi }
  const { voices, runtimeFolder } = await readVoices(join(config.dataFolder, 'voices'), log)
  const speech = await createSpeech({
    ...counting,
    speechService: config.speechService,
    voices,
    runtimeFolder,
    engineProgram,
    log,
  })
  open.defer(() => speech.stop())
  const translation = createTranslation({
    ...services,
    libreTranslate: config.libreTranslate,
    productName: config.productName,
  })
  const mailFiles = createMailFiles(join(config.dataFolder, 'outbox'))
  const app = await createApp({
    db: database.db,
    listen: database.listen,
    vacuum: database.vacuum,
    rewrite: database.rewrite,
    speech,
    voices,
    translation,
    corrections: createCorrections(services),
    modelSources: modelSourcesOf(config),
    readings: createReadings(spokenContent),
    items: createItems(await loadItems()),
    fitProgram,
    mail: createMailTransport({ ...config.mail, files: mailFiles, log }),
    mailFiles,
    sendsMails: config.mail.smtpUrl !== null,
    pushServices: config.pushServices,
    remindersEveryMs,
    mailDelayMs: defaultMailDelayMs,
    erasureFile: createErasureFile(join(config.dataFolder, 'erasures.csv')),
    limits,
    passwordRule,
    log,
    metrics,
    botCheck: config.botCheck,
    now: () => new Date(),
    publicUrl: config.publicUrl,
    productName: config.productName,
    requiresPasskeys: config.requiresPasskeys,
    trustProxy: config.trustProxy,
    web: isBundled ? await loadWebApp(webFolder, { ...config, site: siteOf(config, translation) }) : null,
    validateResponses: !isBundled,
    heartbeatMs,
    requestTimeoutMs,
  })
  open.defer(async () => {
    setTimeout(() => app.server.closeAllConnections(), shutdownTimeoutMs).unref()
    await app.close()
  })
  if (stopping.aborted) return
  if (config.linksNameLocalhost) {
    log.warn(
      `PUBLIC_URL is not set: links in mails begin with ${config.publicUrl}, which opens on this machine only`,
    )
  }
  const address = await app.listen({ host: config.host, port: config.port })
  // A host name instead of an IP address, because browsers bind passkeys to names.
  const named = address.replace(/127\.0\.0\.1|\[::1\]/, 'localhost')
  process.stdout.write(`${config.productName} is ready on ${named}\n`)
  const ending = AbortSignal.any([stopping, database.failure])
  if (!ending.aborted) await once(ending, 'abort')
  database.failure.throwIfAborted()
}
