/** `npm run restore -- FILE`: fills an empty database from a backup. */
import { restore } from '../server/src/commands/restore.ts'
import { resolveFile, runCommand, tell } from './command.ts'

await runCommand('npm run restore -- FILE', async (argument, target) => {
  const restored = await restore(target, resolveFile(argument))
  tell(
    restored,
    'All rows were restored and compared with the backup.' +
      (restored.erased > 0
        ? ` Accounts that were deleted after the backup and erased again: ${restored.erased}.`
        : ''),
  )
})
