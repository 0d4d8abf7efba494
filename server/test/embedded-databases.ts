import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import type { TestProject } from 'vitest/node'
import { openEmbeddedDatabase } from '../src/database/open.ts'
import { migrations } from './paths.ts'

/** Creates one migrated database. Each test file opens a copy of it in memory. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'pol-test-'))
  const engine = await PGlite.create()
  const { db, close } = await openEmbeddedDatabase(engine, migrations)
  // The other databases of the cluster are not used; without them each copy is unpacked faster.
  await db.execute(sql`update pg_database set datistemplate = false`)
  for (const other of ['template0', 'template1'])
    await db.execute(sql`drop database ${sql.identifier(other)}`)
  await db.execute(sql`checkpoint`)
  const archive = await engine.dumpDataDir('none')
  await close()
  const template = join(folder, 'template.tar')
  await writeFile(template, new Uint8Array(await archive.arrayBuffer()))
  project.provide('database', { engine: 'embedded', template })
  return () => rm(folder, { recursive: true })
}
