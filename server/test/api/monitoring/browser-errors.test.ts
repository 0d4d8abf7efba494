import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reportBrowserError } from '@pol/contract/operations/monitoring'
import { createLog } from '../../../src/log.ts'
import { hasDatabase } from '../../test-database.ts'
import { createWorld, type World } from '../../world.ts'

const failure = { code: 'TypeError', screen: '/kinder', build: 'C66SmVTS' }

describe.runIf(hasDatabase)('a report of a browser error', () => {
  let logged = ''
  let world: World
  beforeAll(async () => {
    world = await createWorld({
      log: createLog('warn', { write: (line) => (logged += line) }),
      limits: { browserErrors: { points: 2, duration: 3_600 } },
    })
  })
  afterAll(() => world.stop())

  test('is logged with the error, the screen and the build, and nothing about the person', async () => {
    await world.device('192.0.2.41').call(reportBrowserError, failure)
    await expect.poll(() => logged).toContain('browser error')
    const line = JSON.parse(logged) as Record<string, unknown>
    expect(line).toMatchObject({ level: 40, ...failure, msg: 'browser error' })
    expect(logged).not.toContain('192.0.2')
  })

  test('is rejected if it contains free text', async () => {
    for (const text of [
      { code: 'Clara hat geschrieben: Hallo' },
      { screen: '/auth#token=geheim' },
      { build: 'x'.repeat(41) },
    ]) {
      await expect(
        world.device('192.0.2.42').call(reportBrowserError, { ...failure, ...text }),
      ).rejects.toMatchObject({ code: 'invalid-input' })
    }
  })

  test('is limited per network, so that the log cannot be flooded', async () => {
    const broken = world.device('192.0.2.43')
    await broken.call(reportBrowserError, failure)
    await broken.call(reportBrowserError, failure)
    await expect(broken.call(reportBrowserError, failure)).rejects.toMatchObject({
      code: 'too-many-attempts',
    })
    await world.device('192.0.2.44').call(reportBrowserError, failure)
  })
})
