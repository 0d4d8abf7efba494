import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { textToSpeech } from '@pol/contract/speech'
import { translate, translationService } from '@pol/contract/translation'
import { defaultLimits } from '../../src/limits/limits.ts'
import { hasDatabase } from '../test-database.ts'
import { createWorld, type Device, type World } from '../world.ts'

describe.runIf(hasDatabase)('translating without an AI service', () => {
  let world: World
  let bahram: Device
  beforeAll(async () => {
    world = await createWorld({ limits: { translations: { ...defaultLimits.translations, points: 20 } } })
    bahram = world.device()
    await bahram.signIn('bahram')
  })
  afterEach(() => void vi.restoreAllMocks())
  afterAll(() => world.stop())

  test('the screen is told that the dictionary translates, word by word', async () => {
    await expect(bahram.call(translationService, {})).resolves.toEqual({
      name: 'Pol-Wörterbuch',
      word_by_word: true,
    })
  })

  test('what is taught is known in both directions, and line breaks stay', async () => {
    await expect(
      bahram.call(translate, { text: 'Guten Morgen\n\nDanke', direction: 'de-to-fa' }),
    ).resolves.toEqual({ translation: 'صبح بخیر\n\nممنون' })
    await expect(bahram.call(translate, { text: 'صبح بخیر', direction: 'fa-to-de' })).resolves.toEqual({
      translation: 'Guten Morgen',
    })
  })

  test('no other host is asked, for a translation as little as for a voice', async () => {
    const request = vi.spyOn(globalThis, 'fetch')
    await bahram.call(translate, { text: 'Das Haus ist groß.', direction: 'de-to-fa' })
    await bahram.call(textToSpeech, { text: 'Das Haus ist groß.', voice: 'alloy' })
    expect(request).not.toHaveBeenCalled()
  })

  test.each([
    ['   ', 'Bitte geben Sie Text zum Übersetzen ein.'],
    ['a'.repeat(5_001), 'Der Text darf höchstens 5.000 Zeichen lang sein.'],
  ])('a text of nothing or of too much is refused in words (%.5s)', async (text, message) => {
    await expect(bahram.call(translate, { text, direction: 'de-to-fa' })).rejects.toMatchObject({
      status: 400,
      message,
    })
  })

  test('a user has a quota, the others have theirs', async () => {
    const clara = world.device()
    await clara.signIn('clara')
    for (let text = 1; text <= 20; text++) {
      await clara.call(translate, { text: `Text ${text}`, direction: 'de-to-fa' })
    }
    await expect(clara.call(translate, { text: 'Noch einer', direction: 'de-to-fa' })).rejects.toMatchObject({
      code: 'too-many-attempts',
    })
    await expect(bahram.call(translate, { text: 'Hallo', direction: 'de-to-fa' })).resolves.toBeDefined()
  })
})
