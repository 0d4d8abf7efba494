/**
 * `npm test`: the tests to run before every push. The last line is `N passed, N failed`; types, lint and format count as one
 * test each.
 */
import { buildIfStale } from './build.ts'
import { fastChecks } from './check.ts'
import { check, finish, journeys, vitest } from './testing/runs.ts'

const [checks] = await Promise.all([
  Promise.all(Object.entries(fastChecks).map(([name, args]) => check(name, args))),
  buildIfStale(),
])
finish([
  ...checks,
  ...(await vitest('unit, API and process tests', ['!proofs*'])),
  ...(await journeys('browser journeys', 'journeys')),
])
