/** `npm run clips`: speaks all that is taught into the database, so that no learner waits for a clip. */
import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readSpokenContent } from '../content/src/read.ts'
import { readConfig } from '../server/src/config.ts'
import { openConfigured } from '../server/src/database/configured.ts'
import { FolderInUseError } from '../server/src/database/folder-lock.ts'
import { createClips } from '../server/src/features/speech/clips.ts'
import { makeAllClips } from '../server/src/features/speech/make-all-clips.ts'
import { Refusal } from '../server/src/http/refusal.ts'
import { createLimits } from '../server/src/limits/limits.ts'
import { createMetrics } from '../server/src/metrics/metrics.ts'
import { createLog, describeError } from '../server/src/log.ts'
import { createSpeech } from '../server/src/providers.ts'
import { explainStartFailure } from '../server/src/start-failure.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const barWidth = 30

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  process.exitCode = await run()
} catch (error) {
  const inUse = error instanceof FolderInUseError
  process.stderr.write(
    inUse
      ? 'The server is running on this DATA_DIR: stop it first. (With DATABASE_URL it may go on.)\n'
      : `${explainStartFailure(error)}\n`,
  )
  process.exitCode = 1
}

/** @returns the exit code: 0 when every clip is there. */
async function run(): Promise<number> {
  const config = readConfig(process.env)
  mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 })
  const spokenContent = await readSpokenContent(new URL('../content/data/', import.meta.url))
  const database = await openConfigured(
    {
      ...config,
      migrations: path('../server/migrations'),
      template: path('../server/dist/database-template.tar.gz'),
    },
    // Who asked for the backup hears of it.
    () => {},
  )
  const metrics = createMetrics()
  const provider = await createSpeech({
    metrics,
    openAi: config.openAi,
    limits: createLimits(database.db),
    engineProgram: path('../server/src/features/speech/offline/engine-process.ts'),
    persian: spokenContent.persian,
    log: createLog('silent'),
  })
  const interrupt = new AbortController()
  // Once: who presses Ctrl-C again does not want to wait for what has been begun.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupt.abort())
  try {
    const { total, ready, failure } = await makeAllClips({
      clips: createClips({ db: database.db, provider, metrics }),
      spokenContent,
      ending: interrupt.signal,
      onProgress: showProgress,
    })
    const sum = `${ready} of ${total} clips are there`
    if (ready === total) return say(`${sum}.`, 0)
    if (interrupt.signal.aborted) return say(`Interrupted: ${sum}. The next run goes on from here.`, 130)
    return say(`${sum}. ${reasonOf(failure)}. The next run tries the others again.`, 1)
  } finally {
    provider.stop()
    await database.close()
  }
}

function reasonOf(failure: unknown): string {
  const isBudget = failure instanceof Refusal && failure.code === 'too-many-attempts'
  return isBudget ? 'The budget of the day is used up' : String(describeError(failure).message)
}

/** A bar on a terminal; elsewhere a line now and then. */
function showProgress(done: number, total: number): void {
  const { stderr } = process
  if (stderr.isTTY) {
    const bar = '█'.repeat(Math.floor((done / total) * barWidth)).padEnd(barWidth, '░')
    stderr.write(`\r${bar} ${done} of ${total}`)
  } else if (done % 100 === 0) stderr.write(`${done} of ${total}\n`)
}

function say(text: string, exitCode: number): number {
  process.stderr.write(`${process.stderr.isTTY ? '\n' : ''}${text}\n`)
  return exitCode
}
