import { setTimeout } from 'node:timers/promises'
import { getTableName } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { retention } from '@pol/contract/retention'
import type { Database, OpenDatabase } from '../database/open.ts'
import type { MailFiles } from '../mail/mail-files.ts'
import { daysBefore, rules, sweepEveryMs } from './rules.ts'

interface Parts {
  readonly db: Database
  readonly vacuum: OpenDatabase['vacuum']
  readonly mailFiles: MailFiles
  readonly log: FastifyBaseLogger
  readonly now: () => Date
}

export interface Sweep {
  /** Deletes what is old, now and every hour. */
  start(): void
  /** Deletes what is old. What cannot be deleted is logged, and tried again the next time. */
  once(): Promise<void>
  /** Ends it, and gives what is being deleted a moment. */
  stop(): Promise<void>
}

const farewellMs = 3_000

/** Any number of processes may sweep the same database at once: what one has deleted, the others do not find. */
export function createSweep({ db, vacuum, mailFiles, log, now }: Parts): Sweep {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running: Promise<void> | null = null

  const tasks = [
    ...rules.map(({ table, isOld }) => ({
      of: getTableName(table),
      run: async () => {
        await db.delete(table).where(isOld(now()))
        // Always: most rows of these tables go elsewhere, when they are done with.
        await vacuum(table)
      },
    })),
    { of: 'mail files', run: () => mailFiles.removeOlderThan(daysBefore(now(), retention.mailFileDays)) },
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
      await Promise.race([running, setTimeout(farewellMs, undefined, { ref: false })])
    },
  }
}
