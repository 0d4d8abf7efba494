/**
 * `npm test`: the tests to run before every push. The last line is `N passed, N failed`; types, lint and format count as one
 * test each.
 */
import { buildIfStale } from './build.ts'
import { fastChecks } from './check.ts'
import { check, finish, journeys, vitest } from './test-runs.ts'

const checks = Object.entries(fastChecks).map(([name, args]) => check(name, args))
await buildIfStale()
finish([
  ...checks,
  vitest('unit, API and process tests', '!proofs*'),
  journeys('browser journeys', 'journeys'),
])
