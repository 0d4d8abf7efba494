import { expect, onTestFinished, test } from 'vitest'
import { embeddedTarget } from '../crash/crash-target.ts'
import { killAtFlushes } from '../crash/flush-points.ts'

test('a server that is killed just before some of its flushes loses nothing that it acknowledged, and every invariant holds', async () => {
  // `npm run crash` does so before every flush.
  const flushes = [2, 5, 9, 14, 19, 23]
  const outcome = await killAtFlushes(await embeddedTarget(onTestFinished), flushes)
  expect(outcome.faults).toEqual([])
  expect(outcome.kills).toBe(flushes.length)
})
