import { unavailable } from '../api/api-error.ts'

/** Runs up to `max` tasks concurrently. Further tasks are refused, not queued. */
export function createConcurrencyLimit(max: number) {
  let running = 0

  /** @throws ApiError beyond the limit. */
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= max) throw unavailable()
    running += 1
    try {
      return await task()
    } finally {
      running -= 1
    }
  }
}

export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>
