import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'

/**
 * Processor time that may pass between two answers of `GET /api/health` while a request works, in milliseconds. The
 * product keeps below 50 on a quiet machine. On a busy one, whose cores and caches are shared, the same piece has taken 121:
 * processor time is no measure of work there. Work that is not done in pieces takes 600 and more.
 */
export const longestWorkMs = 200

interface Watched<Result> {
  readonly result: Result
  /** How often the health was answered before the work ended. */
  readonly answers: number
  /** The longest processor time between two of these answers, in milliseconds. */
  readonly longestMs: number
}

/**
 * Asks for the health of the server again and again, one request after the other, until `work` has ended. On the embedded
 * engine each such request waits for the statements and transactions before it, which run on the thread of the test. The
 * processor time of this thread shows how long they work, however busy the machine is.
 *
 * @param work should read responses as they are: to parse a large one takes processor time, too.
 */
export async function watchHealth<Result>(
  app: FastifyInstance,
  work: () => Promise<Result>,
): Promise<Watched<Result>> {
  const askHealth = async () => {
    // Like a request from the network, it arrives when the process looks for events.
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
  // The last answer comes after the work, so that its end is measured, too.
  while (!ended.signal.aborted) {
    await askHealth()
    const { user, system } = process.threadCpuUsage(begun)
    longestMs = Math.max(longestMs, (user + system) / 1000)
    begun = process.threadCpuUsage()
    answers += 1
  }
  return { result: await working, answers, longestMs }
}
