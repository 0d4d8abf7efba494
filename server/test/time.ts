/** The only functions in which tests wait for a time. Tests wait for a condition with `expect.poll`. */
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'

/** Expects that a state holds now and for the next `ms`, within which an error would change it. */
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

/** Repeats a request until the signal aborts, with a pause before each. */
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

/** Waits for a condition outside a test, where `expect.poll` is not available. @throws after `withinMs`. */
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

/** Waits for a random time between `fromMs` and `toMs`, or until `work`, which normally never ends, settles. */
export async function untilRandomMoment(
  work: Promise<unknown>,
  random: () => number,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<void> {
  await Promise.race([work, pause(fromMs + (toMs - fromMs) * random())])
}
