import { quantile, spread } from '../statistics.ts'

export interface Load {
  readonly perSecond: number
  readonly median: number
  readonly ninetyNinth: number
}

export const figure = (loads: readonly Load[], of: (load: Load) => number, unit: string, digits: number) =>
  spread(loads.map(of), unit, digits)

/**
 * Repeats a call by several concurrent callers until `end` settles. @param call receives the index of the caller, from
 * 0.
 */
export async function load(
  callers: number,
  call: (caller: number) => Promise<void>,
  end: Promise<unknown>,
): Promise<Load> {
  const times: number[] = []
  const begin = performance.now()
  const over = new AbortController()
  const one = async (caller: number) => {
    while (!over.signal.aborted) {
      const from = performance.now()
      await call(caller)
      times.push(performance.now() - from)
    }
  }
  const all = Array.from({ length: callers }, (_, caller) => one(caller))
  await Promise.all([...all, end.finally(() => over.abort())])
  return {
    perSecond: (times.length * 1000) / (performance.now() - begin),
    median: quantile(times, 0.5),
    ninetyNinth: quantile(times, 0.99),
  }
}
