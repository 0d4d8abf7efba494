import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openEmbeddedEngine } from '../../src/database/embedded.ts'
import { template } from '../paths.ts'
import { temporaryFolder } from './server-process.ts'

describe('the embedded database flushes to the disk', () => {
  test('every insert is flushed once, before it is acknowledged, and a checkpoint is flushed too', async () => {
    let flushes = 0
    const sync = (descriptor: number) => {
      flushes += 1
      fs.fsyncSync(descriptor)
    }
    const database = await openEmbeddedEngine(join(await temporaryFolder(), 'database'), template, { sync })
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

  test('the flush is an fsync of the operating system', async () => {
    const fsync = vi.spyOn(fs, 'fsyncSync')
    syncBuiltinESMExports()
    onTestFinished(() => {
      fsync.mockRestore()
      syncBuiltinESMExports()
    })
    const database = await openEmbeddedEngine(join(await temporaryFolder(), 'database'), template)
    onTestFinished(() => database.close())
    await database.exec('create table notes (n integer not null)')

    fsync.mockClear()
    await database.exec('insert into notes (n) values (1)')
    expect(fsync).toHaveBeenCalledOnce()
  })
})
