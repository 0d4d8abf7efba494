/** `npm run verify`: checks the whole database against its invariants. */
import { findViolations, invariants } from '../server/src/database/invariants.ts'
import { refuseNoDatabase, withConfiguredDatabase } from '../server/src/database/configured-database.ts'
import { runPlainCommand } from './command.ts'

await runPlainCommand('npm run verify', async (target) => {
  if (target.databaseUrl === null) refuseNoDatabase(target)
  const violations = await withConfiguredDatabase(target, findViolations)
  for (const { name, rows } of violations) process.stdout.write(`Violated: ${name}\n  ${rows.join('\n  ')}\n`)
  if (violations.length > 0) process.exitCode = 1
  else process.stdout.write(`${invariants.length} rules hold\n`)
})
