import { setTimeout as pause } from 'node:timers/promises'
import type { Outbox } from '../../../mail/outbox.ts'
import { queueDueReminders, type QueueParts } from './queue-reminders.ts'
import type { Push } from './push.ts'
import { sendWaitingPushes } from './send-pushes.ts'

interface Parts extends Omit<QueueParts, 'sendsPushes' | 'stopping'> {
  readonly push: Push | null
  readonly productName: string
  readonly outbox: Pick<Outbox, 'deliverSoon'>
  readonly everyMs: number
}

interface Reminders {
  /** Sends what is due now and at each interval. */
  start(): void
  /** Sends nothing more, and waits up to 3 s for what is being sent. */
  stop(): Promise<void>
}

export const remindersEveryMs = 60_000
const shutdownTimeoutMs = 3_000

/** Reminds learners, by mail or notification. Failures are logged; the next interval continues. */
export function createReminders({ outbox, push, everyMs, ...given }: Parts): Reminders {
  let timer: NodeJS.Timeout | undefined
  const stop = new AbortController()
  const parts = { ...given, stopping: stop.signal }
  const queue = onceAtATime(async () => {
    await queueDueReminders({ ...parts, sendsPushes: push !== null })
    outbox.deliverSoon()
  })
  // Separate, because a push service that does not answer must not delay other reminders.
  const send = onceAtATime(async () => {
    if (push) await sendWaitingPushes({ ...parts, push })
  })
  const remind = async () => {
    try {
      await queue.run()
      await send.run()
    } catch (err) {
      parts.log.error({ err }, 'reminders could not be sent; the next attempt follows')
    }
  }
  return {
    start() {
      void remind()
      timer = setInterval(() => void remind(), everyMs).unref()
    },
    async stop() {
      stop.abort()
      clearInterval(timer)
      const running = Promise.allSettled([queue.running(), send.running()])
      await Promise.race([running, pause(shutdownTimeoutMs, undefined, { ref: false })])
    },
  }
}

/** A caller joins the run that is going on. */
function onceAtATime(work: () => Promise<void>) {
  let running: Promise<void> | null = null
  return {
    run: () => (running ??= work().finally(() => (running = null))),
    running: () => running,
  }
}
