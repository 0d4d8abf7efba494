import { describe, expect, onTestFinished, test } from 'vitest'
import { createUser, getUsers } from '@pol/contract/administration'
import { CallError } from '@pol/contract/client'
import { crash } from '../crash/campaign.ts'
import { crashAtFlushes } from '../crash/flush-points.ts'
import { signInAnna } from '../crash/load.ts'
import { mend, setFault, withFaults } from '../crash/set-fault.ts'
import { embeddedSite, postgresSite } from '../crash/sites.ts'
import { findBroken } from '../../src/database/invariants.ts'
import { hasPostgres } from './postgres.ts'

const kills = 5

describe('a school whose server is killed again and again keeps all that was acknowledged, and every rule holds', () => {
  test('on the embedded engine', async () => {
    const outcome = await crash(await embeddedSite(onTestFinished), kills, 'embedded')
    expect(outcome).toEqual({ kills, acknowledged: expect.any(Number), faults: [] })
    expect(outcome.acknowledged).toBeGreaterThan(kills)
  })

  test.runIf(hasPostgres)('on PostgreSQL, which crashes itself now and then', async () => {
    const outcome = await crash(await postgresSite(onTestFinished), kills, 'postgres')
    expect(outcome).toEqual({ kills, acknowledged: expect.any(Number), faults: [] })
    expect(outcome.acknowledged).toBeGreaterThan(kills)
  })

  test('in the middle of what it flushes', async () => {
    // Each of them in turn: `npm run crash`.
    const flushes = [9, 23]
    const outcome = await crashAtFlushes(await embeddedSite(onTestFinished), flushes)
    expect(outcome).toEqual({ kills: flushes.length, acknowledged: expect.any(Number), faults: [] })
  })
})

describe.each(['full', 'broken'] as const)('the disk is %s', (kind) => {
  test('what cannot be kept is not acknowledged; the server ends, says why, and recovers', async () => {
    const site = await embeddedSite(onTestFinished)
    const server = await site.start(withFaults)
    await server.untilReady()
    const asAnna = await signInAnna(server.url)
    const make = (name: string) =>
      asAnna(createUser, { email: `${name}@example.org`, username: name, password: `${name}s-geheimnis` })
    await make('bahram')

    await setFault(site.dataFolder, { kind })
    const refused = await make('clara').catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(CallError)
    expect(refused).toMatchObject({ code: 'unavailable', status: 503 })
    expect(await server.ended).toMatchObject({ code: 1, signal: null })
    expect(server.printed().stderr).toBe(
      'The disk of DATA_DIR is full or broken. The next start recovers all that was acknowledged.\n',
    )

    await mend(site.dataFolder)
    const next = await site.start()
    await next.untilReady()
    const asAnnaAgain = await signInAnna(next.url)
    const { users } = await asAnnaAgain(getUsers, {})
    expect(users.map(({ email }) => email)).toContain('bahram@example.org')
    next.kill('SIGTERM')
    await next.ended
    expect(await site.look(findBroken)).toEqual([])
  })
})
