import { createHash } from 'node:crypto'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { backUp } from '../../src/commands/backup.ts'
import { restore } from '../../src/commands/restore.ts'
import { openArchive } from '../../src/database/archive/file.ts'
import { loadArchive } from '../../src/database/archive/load.ts'
import { databaseOnEngine } from '../../src/database/open.ts'
import { migrations, template } from '../paths.ts'
import { targetOf, commandError } from './commands.ts'
import {
  edgeCaseQuery,
  edgeCaseResult,
  createSampleDatabase,
  withEmbeddedDatabase,
} from './sample-database.ts'
import { temporaryFolder } from './server-process.ts'

const noArchive = 'The archive is cut off or altered, or no archive at all: nothing was changed.'
const newer = 'The data were made by a newer version of this program: nothing was changed.'

const lines = () => gunzipSync(whole).toString().split('\n')
/** @returns an archive with these lines and a correct checksum. */
const withChecksum = (changed: readonly string[]) => {
  const content = `${changed.slice(0, -2).join('\n')}\n`
  const end = createHash('sha256').update(content).digest('hex')
  return gzipSync(`${content}["end","${end}"]\n`)
}

let sampleFolder: string
let backup: string
let whole: Buffer

beforeAll(async () => {
  const folder = await temporaryFolder(afterAll)
  sampleFolder = join(folder, 'sample')
  backup = join(folder, 'sample.backup')
  await createSampleDatabase(sampleFolder)
  await backUp(targetOf({ dataFolder: sampleFolder }), backup)
  whole = await readFile(backup)
})

test('a database that contains accounts is left unchanged', async () => {
  expect(await commandError('restore', backup, { DATA_DIR: sampleFolder })).toBe(
    'The database is not empty, and an archive goes into an empty one only: nothing was changed.',
  )
  expect((await withEmbeddedDatabase(sampleFolder, (engine) => engine.query(edgeCaseQuery))).rows).toEqual([
    edgeCaseResult,
  ])
})

describe('a damaged archive is refused before anything is created', () => {
  const attempt = async (bytes: Uint8Array) => {
    const folder = await temporaryFolder()
    const file = join(folder, 'damaged.backup')
    await writeFile(file, bytes)
    const outcome = await restore(targetOf({ dataFolder: join(folder, 'data') }), file).then(
      () => 'restored',
      (error: Error) => error.message,
    )
    expect(await readdir(folder)).toEqual(['damaged.backup'])
    return outcome
  }
  const packed = (changed: readonly string[]) => gzipSync(changed.join('\n'))
  test('and the command says so in one line', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'cut.backup'), whole.subarray(0, -100))
    expect(
      await commandError('restore', join(folder, 'cut.backup'), { DATA_DIR: join(folder, 'data') }),
    ).toBe(noArchive)
    expect(await readdir(folder)).toEqual(['cut.backup'])
  })

  test('if it is truncated at any place', async () => {
    for (const length of [0, 5, 100, whole.length / 2, whole.length - 1]) {
      expect(await attempt(whole.subarray(0, length)), String(length)).toBe(noArchive)
    }
    const all = lines()
    for (const count of [1, 2, 3, all.length - 2]) {
      expect(await attempt(packed([...all.slice(0, count), ''])), String(count)).toBe(noArchive)
    }
    expect(await attempt(packed(all.slice(0, -1)))).toBe(noArchive)
  })

  test('if it is changed at any place', async () => {
    const flipped = Uint8Array.from(whole)
    flipped[whole.length >> 1]! ^= 1
    expect(await attempt(flipped)).toBe(noArchive)

    const all = lines()
    const row = all.findIndex((line) => line.includes('clara@example.org'))
    const table = all.indexOf('["table","limits"]')
    expect(Math.min(row, table)).toBeGreaterThan(0)
    const changes: Record<string, string[]> = {
      'a value': all.with(row, all[row]!.replace('clara', 'klara')),
      'a missing row': all.toSpliced(row, 1),
      'an additional row': all.toSpliced(row, 0, all[row]!),
      'a table twice': all.toSpliced(table, 0, all[table]!, all[table + 1]!),
      'an invalid line': all.toSpliced(table, 0, 'nonsense'),
    }
    for (const [what, changed] of Object.entries(changes)) {
      expect(await attempt(packed(changed)), what).toBe(noArchive)
      expect(await attempt(withChecksum(changed)), `${what}, with a matching checksum`).toBe(noArchive)
    }
    expect(await attempt(packed(all.toSpliced(table, 2)))).toBe(noArchive)
    expect(await attempt(packed([...all.slice(0, -1), '["table","limits"]', '']))).toBe(noArchive)
  })

  test('if it was made by a newer version', async () => {
    const all = lines()
    expect(
      await attempt(
        withChecksum(all.with(0, all[0]!.replace(/"migration":\d+/, '"migration":4102444800000'))),
      ),
    ).toBe(newer)
  })

  test('if it is another kind of file', async () => {
    expect(await attempt(new TextEncoder().encode('Guten Tag'))).toBe(noArchive)
    expect(await attempt(gzipSync('{"guten": "Tag"}\n'))).toBe(noArchive)
  })
})

test('a valid archive with a missing table leaves nothing behind', async () => {
  const cluster = await readFile(template).catch(() => null)
  const engine = await PGlite.create(cluster ? { loadDataDir: new Blob([cluster]) } : {})
  onTestFinished(() => engine.close())
  const load = async (bytes: Uint8Array) => {
    const file = join(await temporaryFolder(), 'some.backup')
    await writeFile(file, bytes)
    return loadArchive(databaseOnEngine(engine), migrations, openArchive(file))
  }
  const incomplete = lines().toSpliced(lines().indexOf('["table","limits"]'), 2)
  await expect(load(withChecksum(incomplete))).rejects.toThrow(
    'Not the same after loading, so nothing was kept: limits',
  )
  await load(whole)
  expect((await engine.query(edgeCaseQuery)).rows).toEqual([edgeCaseResult])
})
