import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/testing/longest-first.ts'
import { isComplete, numericSeed } from './scripts/testing/seed.ts'
import { contentPlugin } from './web/build/content-plugin.ts'
import { routesPlugin } from './web/build/routes-plugin.ts'

/** Tests that take minutes; `npm run proofs` runs them. */
const proofs = '**/*.proof.test.ts'
/**
 * The longest test takes 15 s on a quiet machine. They are long since journeys run at the same time, and a busy machine must
 * not fail a test. The limit of a poll is below that of its test, so that a failure still shows the state.
 */
const timeouts = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 150_000 } } }
const defaults = {
  // Many files share one process: starting one per file, and loading all modules in it, takes longer than most tests.
  isolate: false,
  exclude: [...configDefaults.exclude, proofs],
  setupFiles: 'scripts/testing/seed-properties.ts',
  ...timeouts,
}
/** For proofs, which repeat something or fill a store. */
const proofTimeouts = {
  testTimeout: isComplete ? 1_800_000 : 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 300_000 } },
}
const api = { ...defaults, include: ['server/test/api/**/*.test.ts'] }
/** Tests and proofs of what the engines do differently: concurrent changes, notifications, order and time. */
const engineDependent = [
  'accounts/*',
  'administration/*',
  'database/*',
  'device-lock/device-lock',
  'learning/*',
  'mail/*',
  'monitoring/{health,metrics}',
  'passwords/reset-password',
  'recordings/*',
  'reports/*',
  'retention/*',
  'staying-signed-in/*',
].map((name) => `server/test/api/${name}.test.ts`)
const onPostgres = { globalSetup: 'server/test/server-databases.ts' }
const apiAndAttacks = { ...api, include: [...api.include, 'server/test/attack/**/*.test.ts'] }

export default defineConfig({
  test: {
    // The default leaves one core free. Tests wait nearly half of their time: for processes, the disk and time limits.
    maxWorkers: availableParallelism() * 2,
    // The order does not matter to a test: the complete run shows it.
    sequence: isComplete
      ? { shuffle: { files: true }, seed: numericSeed('order') }
      : { sequencer: LongestFirst },
    projects: [
      {
        plugins: [contentPlugin(), routesPlugin()],
        test: {
          ...defaults,
          name: 'unit',
          include: ['{content,contract,language,learning,scripts,web}/**/*.test.ts'],
        },
      },
      // Apart from the others, because they start processes and read all content: `npm run check` leaves them out.
      { test: { ...defaults, name: 'units of the server', include: ['server/src/**/*.test.ts'] } },
      { test: { ...apiAndAttacks, name: 'api on PGlite', globalSetup: 'server/test/embedded-databases.ts' } },
      {
        test: {
          ...defaults,
          name: 'process',
          globalSetup: 'server/test/built-server.ts',
          include: ['server/test/process/**/*.test.ts'],
        },
      },
      {
        test: {
          ...defaults,
          ...proofTimeouts,
          name: 'proofs',
          include: [proofs, 'server/test/attack/mutated-requests.test.ts'],
          env: { ATTACK_REQUESTS: '5000', ATTACK_SEED: '2' },
          exclude: configDefaults.exclude,
          globalSetup: ['server/test/built-server.ts', 'server/test/embedded-databases.ts'],
        },
      },
      {
        test: {
          ...defaults,
          ...proofTimeouts,
          ...onPostgres,
          name: 'proofs on PostgreSQL',
          include: engineDependent,
          exclude: configDefaults.exclude,
        },
      },
      // Only `npm run proofs -- all` runs them.
      {
        test: {
          ...api,
          ...proofTimeouts,
          ...onPostgres,
          name: 'proofs of everything else on PostgreSQL',
          exclude: [...configDefaults.exclude, ...engineDependent],
        },
      },
    ],
  },
})
