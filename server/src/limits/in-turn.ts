/** Runs the works of one key one after the other; those of different keys do not wait for each other. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>()

  return async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = last.get(key)
    const { promise: done, resolve } = Promise.withResolvers<void>()
    last.set(key, done)
    await before
    try {
      return await work()
    } finally {
      if (last.get(key) === done) last.delete(key)
      resolve()
    }
  }
}
