import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { textToSpeech } from '@pol/contract/operations/speech'
import { translate } from '@pol/contract/operations/translation'
import { defaultLimits } from '../../../src/limits/settings.ts'
import { hasDatabase } from '../../test-database.ts'
import { createWorld, type Device, type World } from '../../world.ts'

describe.runIf(hasDatabase)('translating without an AI service', () => {
  let world: World
  let bahram: Device
  beforeAll(async () => {
    world = await createWorld({ limits: { translations: { ...defaultLimits.translations, points: 20 } } })
    bahram = await world.signedIn('bahram')
  })
  afterEach(() => void vi.restoreAllMocks())
  afterAll(() => world.stop())

  test('taught texts are translated as a whole in both directions, and line breaks are kept', async () => {
    await expect(
      bahram.call(translate, { text: 'Guten Morgen\n\nGuten Tag', direction: 'de-to-fa' }),
    ).resolves.toEqual({ translation: 'صبح بخیر\n\nروز بخیر', whole: true })
    await expect(bahram.call(translate, { text: 'صبح بخیر', direction: 'fa-to-de' })).resolves.toEqual({
      translation: 'Guten Morgen',
      whole: true,
    })
  })

  test('any other text is translated word by word, and the answer says so', async () => {
    await expect(
      bahram.call(translate, { text: 'Guten Tag! Die Katze wohnt nicht bei Xaver.', direction: 'de-to-fa' }),
    ).resolves.toEqual({
      translation: expect.stringMatching(/^روز بخیر! گربه · .* · نه · .* · Xaver\.$/u),
      whole: false,
    })
    await expect(
      bahram.call(translate, { text: 'این کتاب بزرگ نیست', direction: 'fa-to-de' }),
    ).resolves.toEqual({ translation: 'das · Buch · groß · nicht sein', whole: false })
  })

  test('neither a translation nor speech sends a request to another host', async () => {
    const request = vi.spyOn(globalThis, 'fetch')
    await bahram.call(translate, { text: 'Das Haus ist groß.', direction: 'de-to-fa' })
    await bahram.call(textToSpeech, { text: 'Das Haus ist groß.', voice: 'alloy' })
    expect(request).not.toHaveBeenCalled()
  })

  test.each([
    ['   ', 'Bitte geben Sie Text zum Übersetzen ein.'],
    ['\u200C\u200B', 'Bitte geben Sie Text zum Übersetzen ein.'],
    ['a'.repeat(5_001), 'Der Text darf höchstens 5.000 Zeichen lang sein.'],
  ])('an empty or too long text is rejected with a message (%.5s)', async (text, message) => {
    await expect(bahram.call(translate, { text, direction: 'de-to-fa' })).rejects.toMatchObject({
      status: 400,
      message,
    })
  })

  test('each user has a quota of translations', async () => {
    const clara = await world.signedIn('clara')
    for (let text = 1; text <= 20; text++) {
      await clara.call(translate, { text: `Text ${text}`, direction: 'de-to-fa' })
    }
    await expect(clara.call(translate, { text: 'Noch einer', direction: 'de-to-fa' })).rejects.toMatchObject({
      code: 'too-many-attempts',
    })
    await expect(bahram.call(translate, { text: 'Hallo', direction: 'de-to-fa' })).resolves.toMatchObject({
      translation: expect.stringMatching(/\p{Script=Arabic}/u),
    })
  })
})
