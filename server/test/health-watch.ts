import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'

/**
 * Maximum processor time between two answers of `GET /api/health` while a request works, in ms. On a quiet machine the
 * product stays below 50. On a busy one, with shared cores and caches, 121 has been measured for the same work. Work
 * that is not split into pieces takes 600 and more.
 */
export const longestWorkMs = 200

interface Watched<Result> {
  readonly result: Result
  /** Number of health checks answered before the work ended. */
  readonly answers: number
  /** Longest processor time between two of these answers, in ms. */
  readonly longestMs: number
}

/**
 * Sends health checks in sequence until `work` has ended. On the embedded engine each check waits for the statements
 * and transactions before it, which run on the thread of the test. So the processor time of this thread measures them,
 * without the time in which the machine does other work.
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
  return { result: await working, answers, longestMs }
}
