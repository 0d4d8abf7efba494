/**
 * `npm run proofs`: the tests that take too long for `npm test`, such as crash tests, the long attack and generating every
 * clip. The last line is `N passed, N failed`.
 */
import { buildIfStale } from './build.ts'
import { finish, journeys, vitest } from './test-runs.ts'

await buildIfStale()
finish([
  vitest('proofs', 'proofs*'),
  journeys('long browser journeys', 'proofs'),
  journeys('browser journeys in Persian', 'in Persian'),
])
