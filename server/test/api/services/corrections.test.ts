import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { correctMessage } from '@pol/contract/operations/corrections'
import { hasDatabase } from '../../test-database.ts'
import { createWorld, type World } from '../../world.ts'

const message = { text: 'Ich bin Sara.', language: 'de', reader: 'fa' } as const

describe.runIf(hasDatabase)('without an AI service', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld()
  })
  afterAll(() => world.stop())

  test('nothing corrects a message', async () => {
    const bahram = await world.signedIn('bahram')
    await expect(bahram.call(correctMessage, message)).rejects.toMatchObject({
      code: 'no-corrections',
      status: 404,
    })
  })

  test('a message without a letter, or one that is too long, is refused', async () => {
    const bahram = await world.signedIn('bahram')
    for (const text of ['', '   ', '123', 'a'.repeat(1_001)])
      await expect(bahram.call(correctMessage, { ...message, text })).rejects.toMatchObject({
        code: 'invalid-input',
      })
  })
})
