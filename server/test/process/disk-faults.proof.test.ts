import { describe, expect, onTestFinished, test } from 'vitest'
import { createUser, getUsers } from '@pol/contract/administration'
import { CallError } from '@pol/contract/client'
import { signInAnna } from '../crash/user-lifecycle.ts'
import { clearDiskFault, diskFaultEnvironment, setDiskFault } from '../crash/disk-fault-control.ts'
import { embeddedTarget } from '../crash/crash-target.ts'
import { findViolations } from '../../src/database/invariants.ts'

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
