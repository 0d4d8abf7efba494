import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { openEmbeddedDatabase } from '../src/database/open.ts'
import { migrations } from './paths.ts'

/** Creates one migrated database. Each test file opens a copy of it in memory. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'pol-test-'))
  const engine = await PGlite.create()
  const { close } = await openEmbeddedDatabase(engine, migrations)
  const archive = await engine.dumpDataDir('none')
  await close()
  const template = join(folder, 'template.tar')
  await writeFile(template, new Uint8Array(await archive.arrayBuffer()))
  project.provide('database', { engine: 'embedded', template })
  return () => rm(folder, { recursive: true })
}
