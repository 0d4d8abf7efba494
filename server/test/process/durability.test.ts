import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { signIn } from '@pol/contract/accounts'
import { ConnectionError } from '@pol/contract/client'
import { openEmbedded } from '../../src/database/embedded.ts'
import { anna, startServer, temporaryFolder, type ServerProcess } from './server-process.ts'

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

describe('a server that is killed in the middle of its work', () => {
  const fewestKills = 8
  const fewestSignIns = 40
  const devicesAtOnce = 3

  test('has kept whatever it acknowledged', { timeout: 240_000 }, async () => {
    const dataFolder = join(await temporaryFolder(), 'data')
    const acknowledged: string[] = []
    const signInUntilKilled = async (kill: number) => {
      const server = await startServer(dataFolder, {
        ADMIN_EMAIL: anna.email,
        ADMIN_PASSWORD: anna.password,
      })
      await server.untilReady()
      const first = Promise.withResolvers<void>()
      const devices = Array.from({ length: devicesAtOnce }, () =>
        signInForever(server, (token) => {
          acknowledged.push(token)
          first.resolve()
        }),
      )
      const cut = Promise.allSettled(devices)
      await Promise.race([first.promise, ...devices])
      await pause(100 + 300 * fraction(`kill ${kill}`))
      server.kill('SIGKILL')
      expect(await server.ended).toMatchObject({ signal: 'SIGKILL' })
      for (const device of await cut) expect(device).toMatchObject({ reason: expect.any(ConnectionError) })
    }

    for (let kills = 2; kills <= fewestKills || acknowledged.length < fewestSignIns; kills += 2) {
      await signInUntilKilled(kills - 1)
      // What the first kill left behind is recovered by the next server, not yet by the look at it.
      await signInUntilKilled(kills)
      const stored = await storedSessions(dataFolder)
      expect(acknowledged.filter((token) => !stored.has(sha256(token)))).toEqual([])
      // Beyond these there is at most what was written when the line was cut.
      expect(stored.size).toBeLessThanOrEqual(acknowledged.length + kills * devicesAtOnce)
    }
  })
})

/** Anna signs in on one new device after the other, until the line is cut. */
async function signInForever(server: ServerProcess, acknowledge: (token: string) => void) {
  const call = server.client()
  for (;;) {
    const { token } = await call(signIn, { ...anna, as: 'admin', deviceId: randomUUID() })
    acknowledge(token)
  }
}

async function storedSessions(dataFolder: string): Promise<Set<string>> {
  const database = await openEmbedded(join(dataFolder, 'database'), null)
  try {
    const { rows } = await database.query<{ hash: string }>(
      `select encode(token_hash, 'hex') as hash from sessions`,
    )
    return new Set(rows.map(({ hash }) => hash))
  } finally {
    await database.close()
  }
}

function sha256(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** From 0 to 1: any, but the same in every run. */
function fraction(seed: string): number {
  return createHash('sha256').update(seed).digest().readUInt32BE() / 2 ** 32
}
