import { expect, onTestFinished, test } from 'vitest'
import { embeddedTarget } from '../crash/crash-target.ts'
import { isComplete, randomFor } from '../../../scripts/testing/seed.ts'
import { killAtRandom } from '../crash/random-kills.ts'

// `npm run crash` allows more.
const kills = isComplete ? 60 : 10

test('a server on the embedded engine that is killed again and again loses nothing that it acknowledged, and every invariant holds', async () => {
  const outcome = await killAtRandom(await embeddedTarget(onTestFinished), kills, randomFor('embedded'))
  expect(outcome.faults).toEqual([])
  expect(outcome.kills).toBe(kills)
  expect(outcome.acknowledged).toBeGreaterThan(kills)
})
