/** `npm run verify`: holds the whole database against the rules that are true at every moment. */
import { findBroken, invariants } from '../server/src/database/invariants.ts'
import { onConfigured } from '../server/src/database/configured.ts'
import { refuseNoDatabase } from '../server/src/database/archive/commands.ts'
import { runPlainCommand } from './command.ts'

await runPlainCommand('npm run verify', async (place) => {
  if (place.databaseUrl === null) refuseNoDatabase(place)
  const broken = await onConfigured(place, findBroken)
  for (const { name, rows } of broken) process.stdout.write(`Broken: ${name}\n  ${rows.join('\n  ')}\n`)
  if (broken.length > 0) process.exitCode = 1
  else process.stdout.write(`${invariants.length} rules hold\n`)
})
