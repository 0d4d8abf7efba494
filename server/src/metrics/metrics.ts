import { setTimeout as pause } from 'node:timers/promises'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { ErrorCode } from '@pol/contract/errors'

/** Timeout for the collectors, so that a hanging database does not block the other metrics. */
const collectTimeoutMs = 2_000

type ClipSource = 'kept' | 'made' | 'failed'
/** `given-up`: the caller left, the circuit breaker is open, or there are too many concurrent calls. */
export type AiOutcome = 'answered' | 'service-failed' | 'text-refused' | 'over-budget' | 'given-up'

type AnswerOutcome = 'stored' | 'repeated' | 'refused'

interface AnsweredRequest {
  /** Name of the operation in the contract. */
  readonly operation: string
  readonly status: number
  /** Error code of the response, if any. */
  readonly code: ErrorCode | null
  readonly seconds: number
}

/**
 * Prometheus metrics of the server (docs/operations.md). Labels have few values: names of the contract, no ids and no
 * personal data.
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
    help: 'Calls to the AI service or LibreTranslate, by outcome',
    labelNames: ['service', 'outcome'],
    registers,
  })
  const answers = new Counter({
    name: 'pol_answers_total',
    help: 'Answers of learners: stored, sent again, or refused',
    labelNames: ['outcome'],
    registers,
  })
  const collectors: (() => void | Promise<void>)[] = []

  return {
    registry,
    requestAnswered({ operation, status, code, seconds }: AnsweredRequest) {
      requests.observe({ operation, status: `${Math.floor(status / 100)}xx` }, seconds)
      if (code) refusals.inc({ operation, code })
    },
    clip: (source: ClipSource) => clips.inc({ source }),
    aiCall: (service: 'speech' | 'translation' | 'correction', outcome: AiOutcome) =>
      aiCalls.inc({ service, outcome }),
    answers(counts: Readonly<Record<AnswerOutcome, number>>) {
      for (const [outcome, count] of Object.entries(counts)) answers.inc({ outcome }, count)
    },
    openStreams: gauge('pol_open_streams', 'Pages that listen for a sign-in elsewhere'),
    speechQueue: gauge('pol_speech_queue', 'Texts that wait for the speech engine'),
    mailsWaiting: gauge('pol_mails_waiting', 'Mails in the outbox'),
    oldestMail: gauge('pol_oldest_mail_seconds', 'How long the oldest mail of the outbox has waited'),
    recordingsWaiting: gauge('pol_recordings_waiting', 'Recordings that wait for a moderator'),
    reportsWaiting: gauge('pol_reports_waiting', 'Open reports of mistakes'),
    databaseUp: gauge('pol_database_up', 'Whether the database answers'),
    notificationsUp: gauge('pol_notifications_up', 'Whether the line to the other processes is open'),
    connections: new Gauge({
      name: 'pol_database_connections',
      help: 'Connections to the PostgreSQL server, and requests that wait for one',
      labelNames: ['state'],
      registers,
    }),
    /** Registers a function that updates gauges before each read. */
    onCollect(collector: () => void | Promise<void>) {
      collectors.push(collector)
    },
    async read(): Promise<string> {
      const collected = Promise.allSettled(collectors.map(async (collect) => collect()))
      await Promise.race([collected, pause(collectTimeoutMs, null, { ref: false })])
      return registry.metrics()
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>
