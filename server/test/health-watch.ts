import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'

/**
 * Maximum processor time between two answers of `GET /api/health` while a request works, in ms of a quiet machine, where
 * the product stays below 50. Work that is not split into pieces takes 600 and more.
 */
export const longestWorkMs = 200

/** The reference work on a quiet machine: two cores of an AMD EPYC, 2026-11-29. */
const quietReferenceMs = 35

interface Watched<Result> {
  readonly result: Result
  /** Number of health checks answered before the work ended. */
  readonly answers: number
  /** Longest processor time between two of these answers, in ms of a quiet machine. */
  readonly longestMs: number
}

/**
 * Sends health checks in sequence until `work` has ended. On the embedded engine each check waits for the statements
 * and transactions before it, which run on the thread of the test. So the processor time of this thread measures them,
 * without the time in which the machine does other work. Other work also slows down the processor, as cores and caches are
 * shared, which a reference work before and after it measures.
 *
 * @param work should not parse large responses: that takes processor time of this thread, too.
 */
export async function watchHealth<Result>(
  app: FastifyInstance,
  work: () => Promise<Result>,
): Promise<Watched<Result>> {
  const askHealth = async () => {
    // Yields to the event loop first, as a request from the network would arrive there.
    await setImmediate()
    const { statusCode } = await app.inject({ url: '/api/health', remoteAddress: '203.0.113.200' })
    expect(statusCode).toBe(200)
  }
  await askHealth()
  const referenceBefore = referenceMs()
  const ended = new AbortController()
  let answers = 0
  let longestMs = 0
  let begun = process.threadCpuUsage()
  const working = work().finally(() => ended.abort())
  // The last check is answered after the work has ended, so all of the work is measured.
  while (!ended.signal.aborted) {
    await askHealth()
    const { user, system } = process.threadCpuUsage(begun)
    longestMs = Math.max(longestMs, (user + system) / 1000)
    begun = process.threadCpuUsage()
    answers += 1
  }
  const slowness = Math.max(referenceBefore, referenceMs(), quietReferenceMs) / quietReferenceMs
  return { result: await working, answers, longestMs: longestMs / slowness }
}

/** The processor time of a fixed work, in ms. */
function referenceMs(): number {
  const sample = Array.from({ length: 5_000 }, (_, n) => ({
    item: `item-${n}`,
    at: new Date(n * 1_000_000_000).toISOString(),
    reps: n,
    stability: n / 7,
  }))
  const begun = process.threadCpuUsage()
  for (let n = 0; n < 20; n += 1) JSON.parse(JSON.stringify(sample))
  const { user, system } = process.threadCpuUsage(begun)
  return (user + system) / 1000
}
