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
import { createMailTransport } from './mail/transport.ts'
import { createSpeech, createTranslation } from './providers.ts'
import { siteOf } from './site.ts'
import { explainStartFailure } from './start-failure.ts'

/** How long the end waits for requests that are being answered. */
const patienceMs = 5_000

/** `src/` in development, `dist/` when bundled: both stand at the same depth. */
const isBundled = !import.meta.url.endsWith('.ts')
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const contentFolder = new URL('../../content/data/', import.meta.url)
const template = here('../dist/database-template.tar.gz')
const migrations = here('../migrations')
const engineProgram = here(isBundled ? './engine-process.js' : './features/speech/offline/engine-process.ts')

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  await start(readConfig(process.env))
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`)
  process.exit(1)
}

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel)
  mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 })
  accessSync(config.dataFolder, constants.W_OK)
  const database = await openConfigured({ ...config, migrations, template })
  const administrator = await ensureFirstAdministrator(database.db, config.firstAdministrator)
  // At once: whatever fails after this, the password is not lost.
  if (administrator) {
    process.stdout.write(
      `First administrator: ${administrator.email}\nOne-time password: ${administrator.password}\n` +
        'It is shown only now.\n',
    )
  }
  const spokenContent = await readSpokenContent(contentFolder)
  const limits = createLimits(database.db)
  const { openAi } = config
  const speech = await createSpeech({ openAi, limits, engineProgram, persian: spokenContent.persian, log })
  const app = await createApp({
    db: database.db,
    listen: database.listen,
    speech,
    translation: await createTranslation({ openAi, limits, contentFolder }),
    spokenContent,
    mail: createMailTransport({ ...config.mail, folder: join(config.dataFolder, 'outbox'), log }),
    limits,
    log,
    now: () => new Date(),
    publicUrl: config.publicUrl,
    productName: config.productName,
    trustProxy: config.trustProxy,
    web: isBundled
      ? await loadWebApp(here('../../web/dist'), { productName: config.productName, site: siteOf(config) })
      : null,
    checkAnswers: !isBundled,
    heartbeatMs,
  })
  const address = await app.listen({ host: config.host, port: config.port })

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => app.server.closeAllConnections(), patienceMs).unref()
    await app.close()
    speech.stop()
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())

  process.stdout.write(`${config.productName} is ready on ${address}\n`)
}
