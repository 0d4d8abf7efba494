import { expect, onTestFinished, test } from 'vitest'
import { postgresTarget } from '../crash/crash-target.ts'
import { isComplete, randomFor } from '../../../scripts/testing/seed.ts'
import { killAtRandom } from '../crash/random-kills.ts'
import { hasPostgres } from './postgres.ts'

// `npm run crash` allows more.
const kills = isComplete ? 60 : 10

test.runIf(hasPostgres)(
  'a server that is killed again and again, as PostgreSQL sometimes is, loses nothing that it acknowledged, and every invariant holds',
  async () => {
    const outcome = await killAtRandom(await postgresTarget(onTestFinished), kills, randomFor('postgres'))
    expect(outcome.faults).toEqual([])
    expect(outcome.kills).toBe(kills)
    expect(outcome.acknowledged).toBeGreaterThan(kills)
  },
)
