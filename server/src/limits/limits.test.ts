import { expect, test } from 'vitest'
import { retention } from '@pol/contract/retention'
import { defaultLimits } from './limits.ts'

test('no count is longer than the privacy policy says', () => {
  const { signInAccount, ...others } = defaultLimits
  const { forgottenAfter, longestDelay } = signInAccount
  const durations = Object.values(others).map(({ duration }) => duration)
  for (const seconds of [forgottenAfter, longestDelay, ...durations]) {
    expect(seconds).toBeLessThanOrEqual(retention.counterHours * 60 * 60)
  }
})
