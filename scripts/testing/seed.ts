/**
 * Seed of all tests with random input. By default it is the commit: repeated runs give the same result, so no test
 * fails by chance, and each commit tries other input.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { randomOf, shuffled, type Random } from '@pol/learning/random'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Printed at the start of a run, so that it can be reproduced on another commit. */
export const seed = process.env.TEST_SEED ?? commit()

/** Whether proofs use the complete input instead of a sample, as in `npm run proofs -- all`. */
export const isComplete = process.env.TEST_EXTENT === 'all'

/** @returns the environment for programs that run tests with this seed. */
export function testEnvironment(extent: 'sample' | 'all'): NodeJS.ProcessEnv {
  return { ...process.env, TEST_SEED: seed, TEST_EXTENT: extent }
}

/** @param purpose distinguishes tests, so that each has its own numbers. */
export function randomFor(purpose: string): Random {
  return randomOf(`${seed} ${purpose}`)
}

/** An integer seed, as libraries need it. */
export function numericSeed(purpose: string): number {
  return Math.floor(randomFor(purpose)() * 2 ** 31)
}

/** @returns all values if the run is complete, otherwise `count` of them, in the original order. */
export function sampleOf<Value>(values: readonly Value[], count: number, purpose: string): readonly Value[] {
  if (isComplete) return values
  const chosen = new Set(shuffled([...values.keys()], randomFor(purpose)).slice(0, count))
  return values.filter((_, at) => chosen.has(at))
}

/** A copy of the project without git history has no commit. */
function commit(): string {
  const args = ['-c', 'safe.directory=*', 'rev-parse', '--short=10', 'HEAD']
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : 'no commit'
}
