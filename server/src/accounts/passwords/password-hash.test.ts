import { expect, test } from 'vitest'
import { bounds } from '../../bounds/bounds.ts'
import { verifyPassword } from './password-hash.ts'

test('the queue of password checks is bounded, and known users go first', async () => {
  let strangersDone = 0
  const check = async (isKnown: boolean) => {
    await verifyPassword(null, 'falsch-geraten', { isKnown })
    if (!isKnown) strangersDone += 1
  }
  // The first check creates the hash for unknown accounts.
  await check(false)
  const half = bounds.passwordChecks / 2
  for (let i = 0; i < half; i += 1) void check(false)
  const known = check(true)
  const maxProcessors = 128
  const checks = Array.from({ length: half + maxProcessors }, () => check(false))
  for (const running of checks) running.catch(() => {})
  await expect(check(true)).rejects.toMatchObject({ status: 503 })
  await known
  expect(strangersDone).toBeLessThan(half / 2)
})
