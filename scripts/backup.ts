/** `npm run backup -- FILE`: writes the whole database to a file, while the server keeps running. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { backUp } from '../server/src/commands/backup.ts'
import { resolveFile, runCommand, tell } from './command.ts'

await runCommand('npm run backup -- FILE', async (argument, target) => {
  const file = resolveFile(argument)
  tell(
    await backUp(target, file),
    `The backup is in ${file}. It contains personal data: protect it as you protect the database.`,
  )
  const voices = join(target.dataFolder, 'voices')
  if (existsSync(voices))
    process.stdout.write(`The voices in ${voices} are not in it: keep their files yourself.\n`)
})
