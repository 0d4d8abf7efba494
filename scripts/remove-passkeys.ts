/**
 * `npm run remove-passkeys -- E-MAIL`: removes the passkeys of a user who has lost them, so that the password suffices.
 */
import { parse } from 'valibot'
import { email } from '@pol/contract/forms/fields'
import { refuseNoDatabase, withConfiguredDatabase } from '../server/src/database/configured-database.ts'
import { removePasskeysOfAddress } from '../server/src/accounts/passkeys/remove-passkeys.ts'
import { runCommand } from './command.ts'

await runCommand('npm run remove-passkeys -- E-MAIL', async (argument, target) => {
  if (target.databaseUrl === null) refuseNoDatabase(target)
  const removed = await withConfiguredDatabase(target, (db) =>
    removePasskeysOfAddress(db, parse(email, argument)),
  )
  if (removed === null) {
    process.stderr.write(`There is no account with the address ${argument}.\n`)
    process.exitCode = 1
  } else process.stdout.write(`Passkeys removed: ${removed}\n`)
})
