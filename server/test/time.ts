/** The only ways in which tests let time pass. They never wait for something to happen: `expect.poll` does that. */
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
  act: () => Promise<unknown>,
): Promise<void> {
  while (!until.aborted) {
    await pause(pauseMs)
    await act()
  }
}
