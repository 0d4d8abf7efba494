import { setImmediate } from 'node:timers/promises'

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs a piece of long work: a short statement or transaction with its computation, about 10 ms of processor time. The
 * pieces of all requests of this process run sequentially and yield to other requests in between, because the embedded
 * database runs on the thread of the server.
 */
export function piece<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work)
  const next = () => setImmediate()
  last = result.then(next, next)
  return result
}

/**
 * Reads a long list in pieces, one statement per page.
 * @param read returns the `size` rows that follow a row, or the first ones.
 */
export async function* pagesOf<Row>(
  size: number,
  read: (after: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after: Row | undefined
  for (;;) {
    const page = await piece(() => read(after))
    if (page.length > 0) yield page
    if (page.length < size) return
    after = page.at(-1)
  }
}

/** Repeats a piece of work, such as a transaction, until it returns `done`. */
export async function untilDone(work: () => Promise<{ readonly done: boolean }>): Promise<void> {
  while (!(await piece(work)).done);
}
