import { fork, type ChildProcess } from 'node:child_process'
import type { Logger } from 'pino'
import { errors } from '@pol/contract/errors'
import { Refusal } from '../../../http/refusal.ts'
import type { SpeechProvider, Urgency } from '../provider.ts'
import { engineSettings } from './engine.ts'
import type { SpeakAnswer, SpeakRequest } from './engine-process.ts'
import { mp3Settings } from './mp3.ts'
import { scriptFor } from './script.ts'

interface Parts {
  /** Path of `engine-process`. */
  readonly program: string
  /** Transliterations of the Persian texts that are taught. */
  readonly persian: ReadonlyMap<string, string>
  readonly log: Logger
}

interface Job {
  readonly request: SpeakRequest
  resolve(mp3: Uint8Array): void
  reject(error: unknown): void
}

/** Longest queues, by urgency. */
const capacity: Record<Urgency, number> = { taught: 500, free: 30 }
/** A sentence takes 0.1 s; the first one waits for the engine to load. */
const patienceMs = 15_000
/** Punctuation alone, or letters that no voice knows: told in the words of the specification (section 8). */
const nothingToSay = { text: errors['speech-failed'].text }

/** eSpeak NG in a process of its own, started at once and again after it died. It speaks one text at a time. */
export function createOfflineSpeech({ program, persian, log }: Parts): SpeechProvider {
  const queues: Record<Urgency, Job[]> = { taught: [], free: [] }
  let nextId = 1
  let engine: ChildProcess | null = null
  let current: { job: Job; hang: NodeJS.Timeout } | null = null
  let stopped = false

  const finish = (settle: (job: Job) => void) => {
    if (!current) return
    const { job, hang } = current
    clearTimeout(hang)
    current = null
    settle(job)
    speakNext()
  }
  const speakNext = () => {
    if (current || stopped) return
    const job = queues.taught.shift() ?? queues.free.shift()
    if (!job) return
    engine ??= start()
    const child = engine
    current = { job, hang: setTimeout(() => child.kill('SIGKILL'), patienceMs) }
    child.send(job.request, (error) => error && finish(({ reject }) => reject(error)))
  }
  const start = () => {
    const child = fork(program, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const end = (reason: Error) => {
      if (engine !== child) return
      engine = null
      if (!stopped) log.warn({ err: reason }, 'the speech engine ended; the next text starts it again')
      finish(({ reject }) => reject(reason))
    }
    child.on('message', (message: SpeakAnswer) => {
      if (current?.job.request.id !== message.id) return
      finish(({ resolve, reject }) => {
        if ('error' in message) reject(new Error(message.error))
        else if (message.mp3) resolve(message.mp3)
        else reject(new Refusal('invalid-input', nothingToSay))
      })
    })
    child.on('error', end)
    child.on('exit', (code, signal) => end(new Error(`The speech engine ended (${signal ?? code})`)))
    return child
  }
  engine = start()

  return {
    name: `espeak-ng ${engineSettings} ${mp3Settings}`,
    script: (text, voice) => scriptFor(text, voice, persian),
    speak(script, voice, urgency, leaving) {
      const queue = queues[urgency]
      if (stopped || queue.length >= capacity[urgency]) {
        return Promise.reject(new Error('The speech engine takes no more texts'))
      }
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
      const job = { request: { id: nextId++, script, voice }, resolve, reject }
      queue.push(job)
      const leave = () => {
        const place = queue.indexOf(job)
        if (place >= 0) queue.splice(place, 1)
        reject(leaving.reason)
      }
      if (leaving.aborted) leave()
      else leaving.addEventListener('abort', leave, { once: true })
      speakNext()
      return promise
    },
    waiting: () => queues.taught.length + queues.free.length,
    stop() {
      stopped = true
      engine?.kill('SIGKILL')
      const reason = new Error('The server is stopping')
      for (const { reject } of [...queues.taught.splice(0), ...queues.free.splice(0)]) reject(reason)
    },
  }
}
