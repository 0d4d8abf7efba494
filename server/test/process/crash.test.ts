import { describe, expect, onTestFinished, test } from 'vitest'
import { crash } from '../crash/campaign.ts'
import { embeddedSite, postgresSite } from '../crash/sites.ts'
import { hasPostgres } from './postgres.ts'

const kills = 6

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
})
