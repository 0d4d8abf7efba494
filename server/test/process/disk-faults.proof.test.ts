import { chownSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { readSession } from '@pol/contract/operations/sign-in'
import { createUser, getUsers } from '@pol/contract/operations/administration'
import { CallError } from '@pol/contract/client'
import { signInAnna } from '../crash/user-lifecycle.ts'
import { clearDiskFault, diskFaultEnvironment, setDiskFault } from '../crash/disk-fault-control.ts'
import { embeddedTarget } from '../crash/crash-target.ts'
import { findViolations } from '../../src/database/invariants.ts'
import { hasPostgres, withPostgresClient } from './postgres.ts'
import { createDevice, startPrivatePostgres, startServerOn } from './postgres-servers.ts'
import { expectToLast } from '../time.ts'
import { anna, type ServerProcess } from './server-process.ts'
import { canMount, mountSmallDisk } from './small-disk.ts'

const hasSmallDisks = await canMount(afterAll)

describe.each(['full', 'broken'] as const)('the disk is %s', (kind) => {
  test('a change that cannot be stored is not acknowledged; the server exits with the reason, and recovers', async () => {
    const target = await embeddedTarget(onTestFinished)
    const server = await target.start(diskFaultEnvironment)
    await server.untilReady()
    const asAnna = await signInAnna(server.url)
    const make = (name: string) =>
      asAnna(createUser, { email: `${name}@example.org`, username: name, password: `${name}s-geheimnis` })
    await make('bahram')

    await setDiskFault(target.dataFolder, { kind })
    const refused = await make('clara').catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(CallError)
    expect(refused).toMatchObject({ code: 'unavailable', status: 503 })
    expect(await server.ended).toMatchObject({ code: 1, signal: null })
    expect(server.printed().stderr).toBe(
      'The disk of DATA_DIR is full or broken. The next start recovers all that was acknowledged.\n',
    )

    await clearDiskFault(target.dataFolder)
    const next = await target.start()
    await next.untilReady()
    const asAnnaAgain = await signInAnna(next.url)
    const { users } = (await asAnnaAgain(getUsers, {})).body
    expect(users.map(({ email }) => email)).toContain('bahram@example.org')
    next.kill('SIGTERM')
    await next.ended
    expect(await target.withDatabase(findViolations)).toEqual([])
  })
})

describe('the disk has no room for anything new', () => {
  const health = async ({ url }: ServerProcess) => {
    const response = await fetch(`${url}/api/health`)
    const { code } = (await response.json()) as { code?: string }
    return { status: response.status, code }
  }

  /** Repeats `make` until it fails: the first changes still fit into existing pages of the tables. */
  async function untilRefused(make: (number: number) => Promise<unknown>, stored: number) {
    for (;;) {
      try {
        await make(stored)
        stored += 1
      } catch (refusal) {
        return { stored, refusal }
      }
    }
  }

  /**
   * Anna adds people until the disk is full, reads while it is full, and adds the refused person when there is room.
   */
  async function expectReadOnlyUntilFreed(
    server: ServerProcess,
    disk: { readonly fill: () => unknown; readonly free: () => unknown },
  ) {
    const device = createDevice(anna)
    await device.signIn(server)
    const asAnna = device.clientFor(server)
    const make = (number: number) =>
      asAnna(createUser, {
        email: `p${number}@example.org`,
        username: 'Bahram',
        password: 'bahrams-geheimnis',
      })
    await make(0)
    expect(await health(server)).toMatchObject({ status: 200 })

    await disk.fill()
    const { stored, refusal } = await untilRefused(make, 1)
    expect(refusal).toMatchObject({ code: 'unavailable', status: 503 })
    expect(device.answers.at(-1)).toEqual({ status: 503, retryAfter: '3' })
    expect(await health(server)).toEqual({ status: 503, code: 'read-only' })
    await asAnna(readSession, {})
    expect((await asAnna(getUsers, { search: '@example.org' })).total).toBe(stored + 1)
    // Longer than the time between two attempts to write.
    await expectToLast(6_000, () => health(server), { status: 503, code: 'read-only' })

    await disk.free()
    await expect.poll(() => health(server)).toMatchObject({ status: 200 })
    await make(stored)
    expect((await asAnna(getUsers, { search: '@example.org' })).total).toBe(stored + 2)
  }

  test('on the embedded engine: a change gets 503 with Retry-After, health says read-only, reading goes on', async () => {
    const target = await embeddedTarget(onTestFinished)
    const server = await target.start(diskFaultEnvironment)
    await server.untilReady()
    const { dataFolder } = target
    await expectReadOnlyUntilFreed(server, {
      fill: () => setDiskFault(dataFolder, { kind: 'no-room' }),
      free: () => clearDiskFault(dataFolder),
    })
    server.kill('SIGKILL')
    await server.ended
    expect(await target.withDatabase(findViolations)).toEqual([])
  })

  test.runIf(hasPostgres && hasSmallDisks)(
    'on PostgreSQL, with a disk that is really full: the same',
    async () => {
      const disk = await mountSmallDisk(48, onTestFinished)
      const postgres = await startPrivatePostgres()
      onTestFinished(() => postgres.stop())
      const tables = join(disk.folder, 'tables')
      mkdirSync(tables)
      const { uid, gid } = statSync(postgres.folder)
      chownSync(tables, uid, gid)
      await withPostgresClient(postgres.url('postgres'), async (client) => {
        await client.query(`create tablespace small location '${tables}'`)
        await client.query('create database pol tablespace small')
      })
      const server = await startServerOn(postgres.url('pol'))
      await server.untilReady()
      await expectReadOnlyUntilFreed(server, disk)
      expect(server.printed().stderr).toBe('')
    },
  )
})
