/**
 * `npm run attack [REQUESTS] [SEED]`: sends mutated requests to the server, 50,000 by default. The same seed generates the
 * same requests.
 */
import { run } from './testing/program.ts'

const [requests = '50000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2)
const test = 'server/test/attack/mutated-requests.test.ts'
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api on PGlite', test]
const env = { ...process.env, ATTACK_REQUESTS: requests, ATTACK_SEED: seed }
process.exit((await run(`attack, seed ${seed}`, args, env)) ? 0 : 1)
