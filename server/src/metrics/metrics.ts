import { setTimeout as pause } from 'node:timers/promises'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { ErrorCode } from '@pol/contract/errors'

/** A database that hangs holds the other figures up no longer than this. */
const patienceMs = 2_000

export type ClipSource = 'kept' | 'made' | 'failed'
/** Given up: nobody waited any more, or the service rests after failures. */
export type AiOutcome = 'answered' | 'service-failed' | 'text-refused' | 'over-budget' | 'given-up'

interface Answered {
  /** Its name in the contract. */
  readonly operation: string
  readonly status: number
  /** Why it was refused, if it was. */
  readonly code: ErrorCode | null
  readonly seconds: number
}

/**
 * What somebody on duty looks at (docs/operations.md). Labels have few values: names of the contract, no ids, and
 * nothing about people.
 */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })

  const requests = new Histogram({
    name: 'pol_request_seconds',
    help: 'Time to the end of the answer, by operation and status class',
    labelNames: ['operation', 'status'],
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
    registers,
  })
  const refusals = new Counter({
    name: 'pol_refusals_total',
    help: 'Requests that were refused or failed, by operation and error code',
    labelNames: ['operation', 'code'],
    registers,
  })
  const clips = new Counter({
    name: 'pol_clips_total',
    help: 'Spoken texts: kept in the database, made, or failed',
    labelNames: ['source'],
    registers,
  })
  const aiCalls = new Counter({
    name: 'pol_ai_calls_total',
    help: 'Calls to the AI service, by outcome',
    labelNames: ['service', 'outcome'],
    registers,
  })
  const looks: (() => void | Promise<void>)[] = []

  return {
    registry,
    requestAnswered({ operation, status, code, seconds }: Answered) {
      requests.observe({ operation, status: `${Math.floor(status / 100)}xx` }, seconds)
      if (code) refusals.inc({ operation, code })
    },
    clip: (source: ClipSource) => clips.inc({ source }),
    aiCall: (service: 'speech' | 'translation', outcome: AiOutcome) => aiCalls.inc({ service, outcome }),
    openStreams: gauge('pol_open_streams', 'Pages that listen for a sign-in elsewhere'),
    speechQueue: gauge('pol_speech_queue', 'Texts that wait for the speech engine'),
    mailsWaiting: gauge('pol_mails_waiting', 'Mails in the outbox'),
    oldestMail: gauge('pol_oldest_mail_seconds', 'How long the oldest mail of the outbox has waited'),
    databaseUp: gauge('pol_database_up', 'Whether the database answers'),
    notificationsUp: gauge('pol_notifications_up', 'Whether the line to the other processes is open'),
    connections: new Gauge({
      name: 'pol_database_connections',
      help: 'Connections to the PostgreSQL server, and requests that wait for one',
      labelNames: ['state'],
      registers,
    }),
    /** Before each reading, this is called to bring a gauge up to date. */
    beforeReading(look: () => void | Promise<void>) {
      looks.push(look)
    },
    async read(): Promise<string> {
      const upToDate = Promise.allSettled(looks.map(async (look) => look()))
      await Promise.race([upToDate, pause(patienceMs, null, { ref: false })])
      return registry.metrics()
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>
