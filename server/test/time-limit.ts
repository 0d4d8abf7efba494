/** The time limits of the product, in tests. */
import { onTestFinished, vi } from 'vitest'

/** A time limit for tests that are not about it: no work of the product takes that long, also on a busy machine. */
export const longLimitMs = 150_000

/**
 * Until the test ends, no time limit of `longLimitMs` elapses by itself, so that the test decides when it does.
 * @returns lets the time limits elapse.
 */
export function holdTimeLimits(): () => void {
  const limit = new AbortController()
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const held = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => (ms === longLimitMs ? limit.signal : timeout(ms)))
  onTestFinished(() => held.mockRestore())
  return () => limit.abort(new DOMException('The time limit has elapsed', 'TimeoutError'))
}
