interface LatestOnly<Value> {
  /** @returns whether it was the newest when it was done; false also if it was left out. Rejects like the task. */
  run(value: Value): Promise<boolean>
  /** Whether the newest value is done, and has not failed. */
  isDone(): boolean
  /** Resolves when all that was given so far is done or has failed. */
  whenIdle(): Promise<void>
}

/** Runs a task for one value at a time. Of the values that wait meanwhile, only the newest is used. */
export function latestOnly<Value>(task: (value: Value) => Promise<void>): LatestOnly<Value> {
  let given = 0
  let done = 0
  let last: Promise<unknown> = Promise.resolve()
  const runInTurn = async (value: Value, turn: number) => {
    if (turn !== given) return false
    try {
      await task(value)
      done = turn
    } catch (error) {
      // A newer value follows. Its result is the one that counts.
      if (turn === given) throw error
    }
    return turn === given
  }
  return {
    run(value) {
      const turn = ++given
      const running = last.then(() => runInTurn(value, turn))
      // The caller gets the failure; the next value only waits for the end.
      last = Promise.allSettled([running])
      return running
    },
    isDone: () => done === given,
    async whenIdle() {
      await last
    },
  }
}
