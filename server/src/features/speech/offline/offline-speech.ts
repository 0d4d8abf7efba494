import { fork, type ChildProcess } from 'node:child_process'
import type { Logger } from 'pino'
import type { GermanPhonemes } from '@pol/content/pronunciations'
import { errors } from '@pol/contract/errors'
import { ApiError, unavailable } from '../../../api/api-error.ts'
import { mp3Settings } from '../../../audio/write-mp3.ts'
import { bounds } from '../../../bounds/bounds.ts'
import { type Priority, type SpeechProvider, type SpokenBy, voiceOf } from '../provider.ts'
import { engineSettings, targetPeak } from './engine.ts'
import type { SpeakResponse, SpeakRequest } from './engine-process.ts'
import { scriptFor } from './script.ts'

interface Parts {
  /** Path of `engine-process`. */
  readonly program: string
  /** Phonemes of words that the engine mispronounces. */
  readonly phonemes: GermanPhonemes
  readonly log: Logger
  /** Time limit for one text, after which the process is killed. */
  readonly speakTimeoutMs?: number
  /** Idle time after which the process is stopped to free its memory. */
  readonly idleMs?: number
}

interface Job {
  readonly request: SpeakRequest
  resolve(mp3: Uint8Array): void
  reject(error: unknown): void
}

const capacity: Record<Priority, number> = { taught: bounds.taughtTexts, free: bounds.freeTexts }
/** A sentence takes 0.1 s; the first one includes loading the engine. */
const defaultSpeakTimeoutMs = 15_000
const defaultIdleMs = 5 * 60_000
/** Error text of specification section 8, for input with only punctuation or with too many letters to spell. */
const unspeakable = { text: errors['speech-failed'].text }

/** Runs eSpeak NG in a separate process, started on demand and stopped when idle. Speaks one text at a time. */
export function createOfflineSpeech({
  program,
  phonemes,
  log,
  speakTimeoutMs = defaultSpeakTimeoutMs,
  idleMs = defaultIdleMs,
}: Parts): SpeechProvider {
  const queues: Record<Priority, Job[]> = { taught: [], free: [] }
  let nextId = 1
  let engine: ChildProcess | null = null
  let current: { job: Job; timeout: NodeJS.Timeout } | null = null
  let idle: NodeJS.Timeout | undefined
  let stopped = false

  const finish = (settle: (job: Job) => void) => {
    if (!current) return
    const { job, timeout } = current
    clearTimeout(timeout)
    current = null
    settle(job)
    speakNext()
  }
  const speakNext = () => {
    if (current || stopped) return
    const job = queues.taught.shift() ?? queues.free.shift()
    clearTimeout(idle)
    if (!job) {
      idle = setTimeout(end, idleMs).unref()
      return
    }
    engine ??= start()
    const child = engine
    current = { job, timeout: setTimeout(() => child.kill('SIGKILL'), speakTimeoutMs) }
    child.send(job.request, (error) => error && finish(({ reject }) => reject(error)))
  }
  const start = () => {
    const child = fork(program, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const fail = (reason: Error) => {
      if (engine !== child) return
      engine = null
      if (!stopped) log.warn({ err: reason }, 'the speech engine ended; the next text starts it again')
      finish(({ reject }) => reject(reason))
    }
    child.on('message', (message: SpeakResponse) => {
      if (current?.job.request.id !== message.id) return
      finish(({ resolve, reject }) => {
        if ('error' in message) reject(new Error(message.error))
        else if (message.mp3) resolve(message.mp3)
        else reject(new ApiError('invalid-input', unspeakable))
      })
    })
    child.on('error', fail)
    child.on('exit', (code, signal) => fail(new Error(`The speech engine ended (${signal ?? code})`)))
    return child
  }
  const end = () => {
    const ended = engine
    engine = null
    ended?.kill('SIGKILL')
  }

  const sounding = (by: SpokenBy) => ({
    provider: `espeak-ng ${engineSettings} ${mp3Settings} ${targetPeak}`,
    voice: voiceOf(by),
  })

  return {
    sounding,
    timeoutMs: speakTimeoutMs,
    script: (text) => scriptFor(text, phonemes),
    async speak(script, by, priority, callerSignal) {
      const queue = queues[priority]
      if (stopped) throw new Error('The speech engine takes no more texts')
      if (queue.length >= capacity[priority]) throw unavailable()
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
      const job = { request: { id: nextId++, script, by }, resolve, reject }
      queue.push(job)
      const leave = () => {
        const index = queue.indexOf(job)
        if (index >= 0) queue.splice(index, 1)
        reject(callerSignal.reason)
      }
      if (callerSignal.aborted) leave()
      else callerSignal.addEventListener('abort', leave, { once: true })
      speakNext()
      return { mp3: await promise, sounding: sounding(by) }
    },
    waiting: () => queues.taught.length + queues.free.length,
    stop() {
      stopped = true
      clearTimeout(idle)
      engine?.kill('SIGKILL')
      const reason = new Error('The server is stopping')
      for (const { reject } of [...queues.taught.splice(0), ...queues.free.splice(0)]) reject(reason)
    },
  }
}
