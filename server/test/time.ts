/** The only ways in which tests let time pass. What is to happen soon is waited for by `expect.poll`. */
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'

/** Expects that something is and remains so: the state of a system that would change within this time if it were wrong. */
export async function expectToLast<State>(
  ms: number,
  state: () => State | Promise<State>,
  expected: State,
): Promise<void> {
  const end = performance.now() + ms
  do {
    expect(await state()).toEqual(expected)
    await pause(Math.min(50, ms / 10))
  } while (performance.now() < end)
}

/** Repeats a request until the signal, as somebody does who thinks in between. */
export async function repeatWithPauses(
  pauseMs: number,
  until: AbortSignal,
  act: () => unknown,
): Promise<void> {
  while (!until.aborted) {
    await pause(pauseMs)
    await act()
  }
}

/** Waits for a condition where there is no test and so no `expect.poll`: in set-ups and campaigns. @throws after `withinMs`. */
export async function untilTrue(
  withinMs: number,
  isTrue: () => boolean | Promise<boolean>,
  failure: () => string,
): Promise<void> {
  const end = performance.now() + withinMs
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`${failure()} within ${withinMs / 1_000} s`)
    await pause(20)
  }
}

/** Ends `work`, which goes on for ever, at a moment that no test can foresee. */
export async function untilRandomMoment(
  work: Promise<unknown>,
  random: () => number,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<void> {
  await Promise.race([work, pause(fromMs + (toMs - fromMs) * random())])
}
