/** `npm run check`: the checks that are fast enough to run before every commit. */
import { runBeside } from './testing/program.ts'

/** Checks that need neither a server nor a browser; keyed by the name in reports. */
export const fastChecks = {
  types: ['node_modules/typescript/bin/tsc', '-p', '.'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check'],
} as const satisfies Readonly<Record<string, readonly string[]>>

if (import.meta.main) {
  // Two workers: these tests compute, and each worker loads all modules.
  const unit = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--maxWorkers', '2']
  const results = Object.entries({ ...fastChecks, unit }).map(([name, args]) => runBeside(name, args))
  process.exit((await Promise.all(results)).every(Boolean) ? 0 : 1)
}
