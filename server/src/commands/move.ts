import { loadArchive } from '../database/archive/load.ts'
import type { Contents } from '../database/archive/read.ts'
import { writeArchive } from '../database/archive/write.ts'
import {
  refuseNoDatabase,
  withConfiguredDatabase,
  type DatabaseTarget,
} from '../database/configured-database.ts'
import { withConnection } from '../database/open.ts'

/** Copies the embedded database to an empty database on a PostgreSQL server. The embedded database stays unchanged. */
export function move(source: DatabaseTarget, url: string): Promise<Contents> {
  refuseNoDatabase(source)
  return withConfiguredDatabase({ ...source, databaseUrl: null }, (embedded) =>
    withConnection(url, (db) => loadArchive(db, source.migrations, writeArchive(embedded))),
  )
}
