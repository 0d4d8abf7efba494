import { once } from 'node:events'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSpokenContent } from '@pol/content/read'
import { heartbeatMs } from '@pol/contract/device-lock'
import { createApp } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { openConfigured } from './database/configured.ts'
import { ensureFirstAdministrator } from './features/accounts/first-administrator.ts'
import { loadWebApp } from './http/web-app.ts'
import { createLog } from './log.ts'
import { createLimits } from './limits/limits.ts'
import { createMetrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { watchDatabase } from './metrics/watch-database.ts'
import { createMailFiles } from './mail/mail-files.ts'
import { createMailTransport } from './mail/transport.ts'
import { createSpeech, createTranslation } from './providers.ts'
import { siteOf } from './site.ts'
import { explainStartFailure } from './start-failure.ts'
import { stopSignal } from './stop-signal.ts'

/** How long the end waits for requests that are being answered. */
const patienceMs = 5_000
const longestRequestMs = 30_000

/** `src/` in development, `dist/` when bundled: both stand at the same depth. */
const isBundled = !import.meta.url.endsWith('.ts')
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const contentFolder = new URL('../../content/data/', import.meta.url)
const template = here('../dist/database-template.tar.gz')
const migrations = here('../migrations')
const engineProgram = here(isBundled ? './engine-process.js' : './features/speech/offline/engine-process.ts')

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  await run(readConfig(process.env), stopSignal())
  process.exit(0)
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`)
  process.exit(1)
}

/** Serves until it is asked to stop or its database fails; then, or where the start fails, what is open is closed, the last one first. */
async function run(config: Config, stopping: AbortSignal): Promise<void> {
  await using open = new AsyncDisposableStack()
  const log = createLog(config.logLevel)
  mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 })
  accessSync(config.dataFolder, constants.W_OK)
  const database = await openConfigured({ ...config, migrations, template }, (err) =>
    log.warn({ err }, 'a backup cannot be handed out'),
  )
  open.defer(() => database.close())
  const administrator = await ensureFirstAdministrator(database.db, config.firstAdministrator)
  // At once: whatever fails after this, the password is not lost.
  if (administrator) {
    process.stdout.write(
      `First administrator: ${administrator.email}\nOne-time password: ${administrator.password}\n` +
        'It is shown only now. It stays valid until another is chosen by "Passwort vergessen?".\n',
    )
  }
  const spokenContent = await readSpokenContent(contentFolder)
  const limits = createLimits(database.db)
  const metrics = createMetrics()
  watchDatabase(metrics, database)
  if (config.metrics) open.defer(await serveMetrics(metrics, config.metrics))
  const services = { openAi: config.openAi, limits, metrics }
  const speech = await createSpeech({ ...services, engineProgram, persian: spokenContent.persian, log })
  open.defer(() => speech.stop())
  const mailFiles = createMailFiles(join(config.dataFolder, 'outbox'))
  const app = await createApp({
    db: database.db,
    listen: database.listen,
    vacuum: database.vacuum,
    speech,
    translation: await createTranslation({ ...services, contentFolder, productName: config.productName }),
    spokenContent,
    mail: createMailTransport({ ...config.mail, files: mailFiles, log }),
    mailFiles,
    limits,
    log,
    metrics,
    botCheck: config.botCheck,
    now: () => new Date(),
    publicUrl: config.publicUrl,
    productName: config.productName,
    trustProxy: config.trustProxy,
    web: isBundled ? await loadWebApp(here('../../web/dist'), { ...config, site: siteOf(config) }) : null,
    checkAnswers: !isBundled,
    heartbeatMs,
    longestRequestMs,
  })
  open.defer(async () => {
    setTimeout(() => app.server.closeAllConnections(), patienceMs).unref()
    await app.close()
  })
  if (stopping.aborted) return
  const address = await app.listen({ host: config.host, port: config.port })
  process.stdout.write(`${config.productName} is ready on ${address}\n`)
  const ending = AbortSignal.any([stopping, database.failure])
  if (!ending.aborted) await once(ending, 'abort')
  database.failure.throwIfAborted()
}
