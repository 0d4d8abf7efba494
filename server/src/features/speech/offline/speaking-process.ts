import { fork, type ChildProcess } from 'node:child_process'
import type { Logger } from 'pino'
import { unavailable } from '../../../api/api-error.ts'
import { bounds } from '../../../bounds/bounds.ts'
import type { Priority } from '../provider.ts'
import type { SpeakRequest, SpeakResponse } from './engine-process.ts'

interface Parts {
  /** Path of `engine-process`. */
  readonly program: string
  /** Folder of the program that runs voices; the process opens it only for a voice. */
  readonly runtimeFolder: string
  readonly log: Logger
  /** Idle time after which the process is stopped to free its memory. */
  readonly idleMs: number
  /** Called whenever a process has ended, with the voices that it had loaded. */
  readonly onEnd: () => void
}

interface Job {
  readonly request: SpeakRequest
  readonly timeoutMs: number
  resolve(response: SpeakResponse): void
  reject(error: unknown): void
}

/** The process crashed, was killed, or did not finish a text in time. */
export class ProcessEndedError extends Error {
  override readonly name = 'ProcessEndedError'
}

const capacity: Record<Priority, number> = { taught: bounds.taughtTexts, free: bounds.freeTexts }

/** Runs the engine in a separate process, started on demand and stopped when idle. Speaks one text at a time. */
export function createSpeakingProcess({ program, runtimeFolder, log, idleMs, onEnd }: Parts) {
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
    current = { job, timeout: setTimeout(() => child.kill('SIGKILL'), job.timeoutMs) }
    child.send(job.request, (error) => error && finish(({ reject }) => reject(error)))
  }
  const start = () => {
    const child = fork(program, [runtimeFolder], {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const fail = (reason: Error) => {
      if (engine !== child) return
      engine = null
      onEnd()
      if (!stopped) log.warn({ err: reason }, 'the speech engine ended; the next text starts it again')
      finish(({ reject }) => reject(reason))
    }
    child.on('message', (message: SpeakResponse) => {
      if (current?.job.request.id !== message.id) return
      // The memory of a voice that failed may be damaged.
      if ('error' in message && message.fault === 'voice') end()
      finish(({ resolve }) => resolve(message))
    })
    child.on('error', fail)
    child.on('exit', (code, signal) =>
      fail(new ProcessEndedError(`The speech engine ended (${signal ?? code})`)),
    )
    return child
  }
  const end = () => {
    const ended = engine
    engine = null
    ended?.kill('SIGKILL')
    onEnd()
  }

  return {
    /**
     * @param timeoutMs time limit for this text, after which the process is killed.
     * @throws ApiError if too many texts are waiting; ProcessEndedError; the reason of the signal.
     */
    async speak(
      text: Omit<SpeakRequest, 'id'>,
      timeoutMs: number,
      priority: Priority,
      callerSignal: AbortSignal,
    ): Promise<SpeakResponse> {
      const queue = queues[priority]
      if (stopped) throw new Error('The speech engine takes no more texts')
      if (queue.length >= capacity[priority]) throw unavailable()
      const { promise, resolve, reject } = Promise.withResolvers<SpeakResponse>()
      const job = { request: { id: nextId++, ...text }, timeoutMs, resolve, reject }
      queue.push(job)
      const leave = () => {
        const index = queue.indexOf(job)
        if (index >= 0) queue.splice(index, 1)
        reject(callerSignal.reason)
      }
      if (callerSignal.aborted) leave()
      else callerSignal.addEventListener('abort', leave, { once: true })
      speakNext()
      return promise
    },
    waiting: () => queues.taught.length + queues.free.length,
    stop() {
      stopped = true
      clearTimeout(idle)
      engine?.kill('SIGKILL')
      const reason = new Error('The server is stopping')
      const spoken = current ? [current.job] : []
      for (const { reject } of [...spoken, ...queues.taught.splice(0), ...queues.free.splice(0)])
        reject(reason)
    },
  }
}
