import { setTimeout } from 'node:timers/promises'
import { getTableName } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { retention } from '@pol/contract/retention'
import type { Database, OpenDatabase } from '../database/database.ts'
import { erasures } from '../database/schema.ts'
import type { MailFiles } from '../mail/mail-files.ts'
import { queuedMails } from '../mail/outbox.ts'
import type { ErasureFile } from './erasure-file.ts'
import { allTables, daysBefore, personalTables, rules, sweepEveryMs } from './rules.ts'

interface Parts {
  readonly db: Database
  readonly vacuum: OpenDatabase['vacuum']
  readonly rewrite: OpenDatabase['rewrite']
  readonly mailFiles: MailFiles
  readonly erasureFile: ErasureFile
  /** Completes interrupted deletions of accounts. */
  readonly eraseClosedAccounts: (parts: Pick<Parts, 'db' | 'mailFiles' | 'now'>) => Promise<void>
  /** Deletes what no voice speaks any more. */
  readonly deleteReplacedClips: (db: Database, now: Date) => Promise<void>
  readonly log: FastifyBaseLogger
  readonly now: () => Date
}

interface Sweep {
  /** Deletes expired data now and every hour. */
  start(): void
  /** Deletes expired data. Errors are logged; the next sweep retries. */
  once(): Promise<void>
  /** Stops the timer and waits up to 3 s for a running sweep. */
  stop(): Promise<void>
}

const shutdownTimeoutMs = 3_000
const rewriteEveryMs = 24 * 60 * 60 * 1000

/** Deletes expired data periodically. Several processes may sweep the same database concurrently. */
export function createSweep(parts: Parts): Sweep {
  const { db, vacuum, rewrite, mailFiles, erasureFile, eraseClosedAccounts, deleteReplacedClips, log, now } =
    parts
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running: Promise<void> | null = null

  /** Time of the last rewrite of the files, which removes the bytes of deleted rows. */
  let rewrittenAt: number | null = null
  const rewriteDaily = async () => {
    const nowMs = now().getTime()
    const isDue =
      rewrittenAt === null
        ? (await db.select().from(erasures).limit(1)).length > 0
        : nowMs - rewrittenAt >= rewriteEveryMs
    if (isDue) await rewrite(personalTables)
    if (isDue || rewrittenAt === null) rewrittenAt = nowMs
  }

  const tasks = [
    { of: 'accounts whose deletion was interrupted', run: () => eraseClosedAccounts(parts) },
    ...rules.map(({ table, isExpired }) => ({
      of: getTableName(table),
      run: async () => {
        await db.delete(table).where(isExpired(now()))
      },
    })),
    { of: 'clips of replaced voices', run: () => deleteReplacedClips(db, now()) },
    // Vacuum always, because other code deletes most rows.
    ...allTables.map((table) => ({ of: getTableName(table), run: () => vacuum(table) })),
    {
      of: 'unfinished mail files',
      run: () => mailFiles.removeUnfinished((ids) => queuedMails(db, ids)),
    },
    { of: 'mail files', run: () => mailFiles.removeOlderThan(daysBefore(now(), retention.mailFileDays)) },
    { of: 'the list of erasures', run: () => erasureFile.update(db, now()) },
    { of: 'files of the database', run: rewriteDaily },
  ]
  const sweep = async () => {
    for (const { of, run } of tasks) {
      if (stopped) return
      try {
        await run()
      } catch (error) {
        if (!stopped)
          log.error({ err: error, of }, 'old data could not be deleted; the next sweep tries again')
      }
    }
  }
  const once = () => (running ??= sweep().finally(() => (running = null)))

  return {
    start() {
      void once()
      timer = setInterval(() => void once(), sweepEveryMs).unref()
    },
    once,
    async stop() {
      stopped = true
      clearInterval(timer)
      await Promise.race([running, setTimeout(shutdownTimeoutMs, undefined, { ref: false })])
    },
  }
}
