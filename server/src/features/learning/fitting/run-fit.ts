import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Answer, MemoryParameters } from '@pol/learning/values'
import type { FitRequest, FitResponse } from './fit-process.ts'

export interface FitParts {
  /** Path of `fit-process`. */
  readonly program: string
  /** Ends the process. */
  readonly signal: AbortSignal
  readonly limits?: FitLimits
}

/** Beyond these limits, the process of a fit is ended. */
export interface FitLimits {
  readonly ms: number
  /** Resident memory, on Linux. The heap, which is a part of it, has half of it on every system. */
  readonly mebibytes: number
}

/** The most answers that are fitted take some seconds and half of this memory (docs/measurements.md). */
const defaultLimits: FitLimits = { ms: 60_000, mebibytes: 512 }

const watchEveryMs = 50

/**
 * Fits the parameters of one learner in a process of its own, at low priority and on one core.
 *
 * @param answers all answers, in pieces.
 * @returns as `fitParameters`.
 * @throws if the process fails, exceeds a limit, or is ended by the signal.
 */
export async function runFit(
  { program, signal, limits = defaultLimits }: FitParts,
  answers: AsyncIterable<readonly Answer[]>,
  held: readonly MemoryParameters[],
): Promise<readonly number[] | null> {
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${limits.mebibytes / 2}`],
    env: { RAYON_NUM_THREADS: '1' },
    // Messages of native code could quote answers.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: limits.ms,
    killSignal: 'SIGKILL',
    signal,
  })
  const { promise: fitted, resolve, reject } = Promise.withResolvers<readonly number[] | null>()
  // Awaited below. Without a handler until then, a rejection while answers are read would end the server.
  fitted.catch(() => {})
  child.on('message', (response: FitResponse) => {
    if ('error' in response) reject(new Error(response.error))
    else resolve(response.w)
  })
  child.on('error', reject)
  child.on('exit', (code, ended) => reject(new Error(`The fit ended (${ended ?? code})`)))
  // The process itself could not watch its memory during synchronous work.
  const watch = setInterval(() => {
    if (residentMebibytes(child.pid) <= limits.mebibytes) return
    reject(new Error(`The fit needs more than ${limits.mebibytes} MiB`))
    child.kill('SIGKILL')
  }, watchEveryMs).unref()
  // A request cannot be sent only if the process has ended or is ending: its exit says why.
  const send = (request: FitRequest) => child.send(request, (error) => error && child.kill('SIGKILL'))
  try {
    for await (const some of answers) {
      if (!child.connected) break
      send({ answers: some })
    }
    if (child.connected) send({ held })
    return await fitted
  } finally {
    clearInterval(watch)
    child.kill('SIGKILL')
  }
}

/** @returns 0 after the end of the process, and on systems without `/proc`. */
function residentMebibytes(pid: number | undefined): number {
  try {
    const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kibibytes ?? 0) / 1024
  } catch {
    return 0
  }
}
