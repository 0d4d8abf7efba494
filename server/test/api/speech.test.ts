import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textToSpeech } from '@pol/contract/speech'
import { speechClips } from '../../src/database/schema.ts'
import { defaultLimits } from '../../src/limits/limits.ts'
import { hasDatabase } from '../test-database.ts'
import { createWorld, type Device, type World } from '../world.ts'

describe.runIf(hasDatabase)('hearing a text', () => {
  let world: World
  let bahram: Device
  beforeAll(async () => {
    world = await createWorld({ limits: { freeSpeech: { ...defaultLimits.freeSpeech, points: 3 } } })
    bahram = world.device()
    await bahram.signIn('bahram')
  })
  afterAll(() => world.stop())

  const hear = async (text: string, voice: 'alloy' | 'nova') => {
    const { audioContent } = await bahram.call(textToSpeech, { text, voice })
    return Buffer.from(audioContent, 'base64')
  }
  const clips = () => world.db.select().from(speechClips)

  test('German and Persian come as MP3', async () => {
    for (const mp3 of [await hear('Haus', 'alloy'), await hear('خانه', 'nova')]) {
      expect(mp3.readUInt16BE(0) & 0xffe0).toBe(0xffe0)
      expect(mp3.length).toBeGreaterThan(2_000)
    }
  })

  test('Persian is fed to the engine by its transliteration, not by its script', async () => {
    await hear('خانه', 'nova')
    const kept = await clips()
    expect(kept.map(({ text }) => text)).toContain("[[x|A|n|'e]]")
  })

  test('German is the voice where none is named', async () => {
    const { audioContent } = await bahram.call(textToSpeech, { text: 'Haus' })
    expect(Buffer.from(audioContent, 'base64')).toEqual(await hear('Haus', 'alloy'))
  })

  test('a text that many ask for at the same moment is computed once, and kept', async () => {
    const before = (await clips()).length
    const heard = await Promise.all(Array.from({ length: 10 }, () => hear('Wasser', 'alloy')))
    expect(new Set(heard.map((mp3) => mp3.toString('base64'))).size).toBe(1)
    expect(await clips()).toHaveLength(before + 1)
    expect(await hear('Wasser', 'alloy')).toEqual(heard[0])
  })

  test('markup in a text is read as text, not obeyed', async () => {
    const mp3 = await hear('<b>Hallo</b> [[x]] & tschüss', 'alloy')
    expect(mp3.length).toBeGreaterThan(2_000)
    expect(world.speech.script('<b>Hallo</b> [[x]] & tschüss', 'alloy')).not.toMatch(/[<>&[\]]/)
  })

  test.each([
    ['', 400],
    ['   ', 400],
    ['a'.repeat(501), 400],
  ])('a text of nothing or of too much is refused', async (text, status) => {
    await expect(bahram.call(textToSpeech, { text, voice: 'alloy' })).rejects.toMatchObject({ status })
  })

  test.each([
    ['<…!>', 'alloy'],
    ['ꭝ𝥺', 'nova'],
  ] as const)('a text without a sound is the asker’s mistake, no failure: "%s"', async (text, voice) => {
    await expect(bahram.call(textToSpeech, { text, voice })).rejects.toMatchObject({
      code: 'invalid-input',
      status: 400,
      message: 'Audio konnte nicht generiert werden',
    })
    expect(await world.metrics.read()).not.toContain('pol_clips_total{source="failed"}')
  })

  test('texts of one’s own have a quota, what is taught has none', async () => {
    const clara = world.device()
    await clara.signIn('clara')
    for (const text of ['Mein erster Satz', 'Mein zweiter Satz', 'Mein dritter Satz']) {
      await clara.call(textToSpeech, { text, voice: 'alloy' })
    }
    await expect(
      clara.call(textToSpeech, { text: 'Mein vierter Satz', voice: 'alloy' }),
    ).rejects.toMatchObject({
      code: 'too-many-attempts',
    })
    await expect(clara.call(textToSpeech, { text: 'Brot', voice: 'alloy' })).resolves.toBeDefined()
  })

  test('what somebody typed is kept nowhere', async () => {
    const anna = world.device()
    await anna.signIn('anna')
    const before = await clips()
    await anna.call(textToSpeech, { text: 'Nur für mich', voice: 'alloy' })
    expect(await clips()).toEqual(before)
  })

  test('a long text of one learner does not keep a word from the others', async () => {
    const anna = world.device()
    await anna.signIn('anna')
    const long = 'Das ist ein sehr langer Satz, der nicht aufhören will. '.repeat(8).trim()
    const order: string[] = []
    const typed = [1, 2].map(async (n) => {
      await anna.call(textToSpeech, { text: `${n} ${long}`, voice: 'alloy' })
      order.push('typed')
    })
    await hear('Ausgang', 'alloy')
    order.push('taught')
    await Promise.all(typed)
    expect(order.indexOf('taught')).toBeLessThan(2)
  })
})
