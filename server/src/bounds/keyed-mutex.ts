import { unavailable } from '../api/api-error.ts'

interface Queue {
  last: Promise<void>
  /** Including the running task. */
  length: number
}

/**
 * Runs the tasks of one key one after another; tasks of different keys run concurrently. Without it, concurrent
 * successful sign-ins would be counted as failures.
 * @param maxQueued maximum number of tasks per key.
 */
export function createKeyedMutex(maxQueued: number) {
  const queues = new Map<string, Queue>()

  /** @throws ApiError if the queue of the key is full. */
  return async function withLock<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 }
    if (queue.length >= maxQueued) throw unavailable()
    queues.set(key, queue)
    const previous = queue.last
    const { promise, resolve } = Promise.withResolvers<void>()
    queue.last = promise
    queue.length += 1
    await previous
    try {
      return await task()
    } finally {
      queue.length -= 1
      if (queue.length === 0) queues.delete(key)
      resolve()
    }
  }
}
