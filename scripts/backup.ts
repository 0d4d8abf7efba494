/** `npm run backup -- FILE`: writes all that the database holds to a file, while the server goes on. */
import { backUp } from '../server/src/database/archive/commands.ts'
import { fileOf, runCommand, tell } from './command.ts'

await runCommand('npm run backup -- FILE', async (argument, place) => {
  const file = fileOf(argument)
  tell(
    await backUp(place, file),
    `The backup is ${file}. It holds personal data: keep it as safe as the database.`,
  )
})
