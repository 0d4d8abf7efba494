/** `npm run restore -- FILE`: fills an empty database from a backup. */
import { restore } from '../server/src/database/archive/commands.ts'
import { fileOf, runCommand, tell } from './command.ts'

await runCommand('npm run restore -- FILE', async (argument, place) => {
  tell(await restore(place, fileOf(argument)), 'Everything is there, and the same as in the backup.')
})
