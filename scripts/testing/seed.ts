/**
 * Tests with random input depend on one seed. By default it is the commit: repeating a run gives the same result, so that no
 * test fails by chance, and each commit tries other input.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { randomOf, shuffled, type Random } from '@pol/learning/random'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Printed when a run begins, so that another commit can repeat it. */
export const seed = process.env.TEST_SEED ?? commit()

/** Whether proofs try everything instead of a sample, as in `npm run proofs -- all`. */
export const isComplete = process.env.TEST_EXTENT === 'all'

/** @returns the environment for programs that run tests with this seed. */
export function testEnvironment(extent: 'sample' | 'all'): NodeJS.ProcessEnv {
  return { ...process.env, TEST_SEED: seed, TEST_EXTENT: extent }
}

/** @param purpose differs between tests, so that each has its own numbers. */
export function randomFor(purpose: string): Random {
  return randomOf(`${seed} ${purpose}`)
}

/** For libraries that take a whole number as their seed. */
export function numericSeed(purpose: string): number {
  return Math.floor(randomFor(purpose)() * 2 ** 31)
}

/** @returns all values if the run is complete, otherwise `count` of them, in their order. */
export function sampleOf<Value>(values: readonly Value[], count: number, purpose: string): readonly Value[] {
  if (isComplete) return values
  const chosen = new Set(shuffled([...values.keys()], randomFor(purpose)).slice(0, count))
  return values.filter((_, at) => chosen.has(at))
}

/** A copy of the project without its history has no commit. */
function commit(): string {
  const args = ['-c', 'safe.directory=*', 'rev-parse', '--short=10', 'HEAD']
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : 'no commit'
}
