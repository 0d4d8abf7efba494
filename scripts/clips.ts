/** `npm run clips`: generates the clips of all taught texts in advance, so that no learner has to wait for one. */
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../server/src/config.ts'
import { openConfiguredDatabase } from '../server/src/database/configured-database.ts'
import { FolderInUseError } from '../server/src/database/folder-lock.ts'
import { createClips } from '../server/src/features/speech/clips.ts'
import { makeAllClips } from '../server/src/features/speech/make-all-clips.ts'
import { engineProgram, loadSpokenContent, migrations, template } from '../server/src/files.ts'
import { ApiError } from '../server/src/api/api-error.ts'
import { createLimits } from '../server/src/limits/limits.ts'
import { createMetrics } from '../server/src/metrics/metrics.ts'
import { createLog, describeError } from '../server/src/log.ts'
import { createSpeech, readVoices } from '../server/src/providers.ts'
import { explainStartFailure } from '../server/src/start-failure.ts'

const barWidth = 30

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  process.exitCode = await run()
} catch (error) {
  const inUse = error instanceof FolderInUseError
  process.stderr.write(
    inUse
      ? 'The server is running on this DATA_DIR: stop it first. (With DATABASE_URL it can keep running.)\n'
      : `${explainStartFailure(error)}\n`,
  )
  process.exitCode = 1
}

/** @returns the exit code: 0 if every clip exists, 130 if interrupted, otherwise 1. */
async function run(): Promise<number> {
  const config = readConfig(process.env)
  mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 })
  const spokenContent = await loadSpokenContent()
  const database = await openConfiguredDatabase(
    {
      ...config,
      migrations,
      template,
    },
    // A failed online backup is reported by the backup command.
    () => {},
  )
  const metrics = createMetrics()
  const log = createLog('silent')
  const { voices, runtimeFolder } = await readVoices(join(config.dataFolder, 'voices'), log)
  const provider = await createSpeech({
    metrics,
    speechService: config.speechService,
    limits: createLimits(database.db, config.limits),
    voices,
    runtimeFolder,
    engineProgram,
    log,
  })
  const interrupt = new AbortController()
  // Once only: a second Ctrl-C ends the process without waiting for the clips in progress.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupt.abort())
  try {
    const { total, ready, failure } = await makeAllClips({
      clips: createClips({ db: database.db, provider, metrics }),
      spokenContent,
      ending: interrupt.signal,
      onProgress: showProgress,
    })
    const sum = `${ready} of ${total} clips are ready`
    if (ready === total) return report(`${sum}.`, 0)
    if (interrupt.signal.aborted) return report(`Interrupted: ${sum}. The next run continues from here.`, 130)
    return report(`${sum}. ${reasonOf(failure)}. The next run retries the others.`, 1)
  } finally {
    provider.stop()
    await database.close()
  }
}

function reasonOf(failure: unknown): string {
  const isBudget = failure instanceof ApiError && failure.code === 'too-many-attempts'
  return isBudget ? 'The daily budget of the AI service is used up' : String(describeError(failure).message)
}

/** A progress bar on a terminal; otherwise one line for every hundred clips. */
function showProgress(done: number, total: number): void {
  const { stderr } = process
  if (stderr.isTTY) {
    const bar = '█'.repeat(Math.floor((done / total) * barWidth)).padEnd(barWidth, '░')
    stderr.write(`\r${bar} ${done} of ${total}`)
  } else if (done % 100 === 0) stderr.write(`${done} of ${total}\n`)
}

function report(text: string, exitCode: number): number {
  process.stderr.write(`${process.stderr.isTTY ? '\n' : ''}${text}\n`)
  return exitCode
}
