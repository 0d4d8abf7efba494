/** `npm run move -- postgres://…`: copies the embedded database to a PostgreSQL server. */
import { move } from '../server/src/commands/move.ts'
import { readConfig } from '../server/src/config.ts'
import { runCommand, tell } from './command.ts'

await runCommand('npm run move -- postgres://USER:PASSWORD@HOST:PORT/DATABASE', async (url, source) => {
  readConfig({ ...process.env, DATABASE_URL: url })
  tell(
    await move(source, url),
    'All rows were copied and compared. To use the new database, set DATABASE_URL to this address and start the server.\n' +
      `The embedded database in ${source.dataFolder} is unchanged.`,
  )
})
