import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openEmbedded } from '../../src/database/embedded.ts'
import { temporaryFolder } from './server-process.ts'

describe('the embedded database writes through to the disk', () => {
  test('every insert is flushed once, before it is acknowledged, and a checkpoint is flushed too', async () => {
    let flushes = 0
    const database = await openEmbedded(join(await temporaryFolder(), 'database'), null, (descriptor) => {
      flushes += 1
      fs.fsyncSync(descriptor)
    })
    onTestFinished(() => database.close())
    await database.exec('create table notes (n integer not null)')

    flushes = 0
    for (let n = 1; n <= 200; n++) {
      await database.query('insert into notes (n) values ($1)', [n])
      expect(flushes).toBe(n)
    }

    flushes = 0
    await database.exec('checkpoint')
    expect(flushes).toBeGreaterThan(1)
  })

  test('the flush is the operating system’s own', async () => {
    const fsync = vi.spyOn(fs, 'fsyncSync')
    syncBuiltinESMExports()
    onTestFinished(() => {
      fsync.mockRestore()
      syncBuiltinESMExports()
    })
    const database = await openEmbedded(join(await temporaryFolder(), 'database'), null)
    onTestFinished(() => database.close())
    await database.exec('create table notes (n integer not null)')

    fsync.mockClear()
    await database.exec('insert into notes (n) values (1)')
    expect(fsync).toHaveBeenCalledOnce()
  })
})
