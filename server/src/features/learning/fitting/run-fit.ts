import { fork } from 'node:child_process'
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
  /** Resident memory. */
  readonly mebibytes: number
}

/** The most answers that are fitted take some seconds and half of this memory (docs/measurements.md). */
const defaultLimits: FitLimits = { ms: 60_000, mebibytes: 512 }

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
  const child = fork(program, [String(limits.mebibytes)], {
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
  // It may be rejected while answers are still read.
  fitted.catch(() => {})
  child.on('message', (response: FitResponse) => {
    if ('error' in response) reject(new Error(response.error))
    else resolve(response.w)
  })
  child.on('error', reject)
  child.on('exit', (code, ended) => reject(new Error(`The fit ended (${ended ?? code})`)))
  const send = (request: FitRequest) => child.send(request, (error) => error && reject(error))
  try {
    for await (const some of answers) {
      if (!child.connected) break
      send({ answers: some })
    }
    if (child.connected) send({ held })
    return await fitted
  } finally {
    child.kill('SIGKILL')
  }
}
