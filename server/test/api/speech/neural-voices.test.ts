import { mkdtemp, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { listVoiceCredits, listVoices, textToSpeech } from '@pol/contract/operations/speech'
import { speechClips } from '../../../src/database/schema.ts'
import { createClips } from '../../../src/features/speech/clips.ts'
import { deleteReplacedClips } from '../../../src/features/speech/voices/delete-replaced-clips.ts'
import { usualSpeaker } from '@pol/language/speakers'
import { createMetrics } from '../../../src/metrics/metrics.ts'
import { createSpeech, readVoices } from '../../../src/providers.ts'
import { createLimits } from '../../../src/limits/limits.ts'
import { defaultLimits } from '../../../src/limits/settings.ts'
import { engineProgram } from '../../paths.ts'
import { hasDatabase } from '../../test-database.ts'
import { longLimitMs } from '../../time-limit.ts'
import { addToyVoice, installRuntime } from '../../voices/toy-voice.ts'
import { createWorld, type World } from '../../world.ts'

const dayMs = 24 * 60 * 60 * 1000
const log = pino({ level: 'silent' })
const by = { voice: 'alloy', speaker: usualSpeaker } as const
const texts = [
  'Haus',
  'Brot',
  'Wasser',
  'Milch',
  'Käse',
  'Apfel',
  'Tisch',
  'Stuhl',
  'Tür',
  'Fenster',
  'Bett',
  'Buch',
]

describe.runIf(hasDatabase)('a voice of the operator', () => {
  let folder: string
  let world: World
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pol-voices-'))
    await installRuntime(folder)
    await addToyVoice(folder, { language: 'de', name: 'anna' })
    await addToyVoice(folder, { language: 'fa', name: 'cut-off' })
    await truncate(join(folder, 'fa', 'cut-off', 'cut-off.onnx'), 200)
    await addToyVoice(folder, { language: 'fa', name: 'unlicensed', card: '# Card' })
    world = await createWorld({ voicesFolder: folder })
  })
  afterAll(async () => {
    await world.stop()
    await rm(folder, { recursive: true })
  })
  const clips = () => world.db.select().from(speechClips)

  /** A server process of its own on this database, with the voices that are in the folder now. */
  const startServer = async () => {
    const limits = createLimits(world.db, defaultLimits)
    const metrics = createMetrics()
    const { voices, runtimeFolder } = await readVoices(folder, log)
    const provider = await createSpeech({
      speechService: null,
      limits,
      metrics,
      voices,
      runtimeFolder,
      engineProgram,
      speakTimeoutMs: longLimitMs,
      log,
    })
    onTestFinished(() => provider.stop())
    const cache = createClips({ db: world.db, provider, metrics })
    return {
      voices,
      clip: (text: string) => cache.taught({ text, ...by }, new AbortController().signal),
    }
  }

  test('speaks the texts of its language; a broken one is replaced by the engine, whose clip is kept as such', async () => {
    const bahram = await world.signedIn('bahram')
    await bahram.call(textToSpeech, { text: 'Haus', voice: 'alloy' })
    await bahram.call(textToSpeech, { text: 'خانه', voice: 'nova' })
    const made = (await clips()).map(({ provider, mp3 }) => `${provider.split(' ')[0]} ${mp3 !== null}`)
    expect(made.toSorted()).toEqual(['espeak-ng true', 'piper true'])
  })

  test('is shown to administrators with its state, and to nobody else', async () => {
    const anna = await world.signedIn('anna')
    const { voices } = await anna.call(listVoices, {})
    expect(voices).toEqual([
      {
        language: 'de',
        name: 'anna',
        licence: 'CC0-1.0',
        source: 'https://example.org/voice',
        sha256: expect.stringMatching(/^[\da-f]{64}$/),
        state: 'in-use',
        refusal: null,
      },
      expect.objectContaining({
        name: 'cut-off',
        state: 'refused',
        refusal: { code: 'broken-model', detail: '' },
      }),
      expect.objectContaining({
        name: 'unlicensed',
        state: 'refused',
        refusal: { code: 'no-licence', detail: '' },
      }),
    ])
    const bahram = await world.signedIn('bahram')
    await expect(bahram.call(listVoices, {})).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('is named with its licence to everybody, as long as it speaks', async () => {
    expect(await world.device().call(listVoiceCredits, {})).toEqual({
      voices: [{ language: 'de', name: 'anna', licence: 'CC0-1.0', source: 'https://example.org/voice' }],
    })
  })

  test('may be replaced while clips are asked for: no clip has the key of another voice', async () => {
    const before = await startServer()
    const [oldProvider = ''] = before.voices.providers()
    const asked = texts.map((text) => before.clip(text))
    await asked[0]
    await addToyVoice(folder, { language: 'de', name: 'anna', samplesPerSign: 320 })
    const after = await startServer()
    const [newProvider = ''] = after.voices.providers()
    const [old, replaced] = await Promise.all([
      Promise.all(asked),
      Promise.all(texts.map((text) => after.clip(text))),
    ])
    expect(newProvider).not.toBe(oldProvider)
    const stored = await clips()
    for (const [at, text] of texts.entries()) {
      expect(old[at], text).not.toEqual(replaced[at])
      const ofNew = stored.find((clip) => clip.provider === newProvider && clip.text === text)
      expect(Buffer.from(ofNew?.mp3 ?? []).equals(replaced[at] ?? Buffer.alloc(0)), text).toBe(true)
      const ofOld = stored.find((clip) => clip.provider !== newProvider && clip.text === text)
      expect(Buffer.from(ofOld?.mp3 ?? []).equals(old[at] ?? Buffer.alloc(0)), text).toBe(true)
    }
    expect(stored.every(({ mp3 }) => mp3 !== null)).toBe(true)
  })

  test('leaves its clips for seven days after it was replaced; those of the engine stay', async () => {
    const { voices } = await startServer()
    const count = async (isWanted: (provider: string) => boolean) =>
      (await clips()).filter(({ provider }) => isWanted(provider)).length
    const present = new Set(voices.providers())
    const isOld = (provider: string) => provider.startsWith('piper ') && !present.has(provider)
    const isEngine = (provider: string) => provider.startsWith('espeak-ng ')
    const [old, engine, all] = [await count(isOld), await count(isEngine), (await clips()).length]
    expect(old).toBeGreaterThan(0)
    expect(engine).toBeGreaterThan(0)
    const begin = Date.now()
    const sweepAfter = (days: number, providers: readonly string[] = voices.providers()) =>
      deleteReplacedClips(world.db, providers, new Date(begin + days * dayMs))

    await sweepAfter(0)
    await sweepAfter(6)
    expect((await clips()).length).toBe(all)
    // The operator brings all voices back for a moment.
    await sweepAfter(6, [...new Set((await clips()).map(({ provider }) => provider))])
    await sweepAfter(6.5)
    await sweepAfter(13)
    expect((await clips()).length).toBe(all)
    await sweepAfter(14)
    expect(await count(isOld)).toBe(0)
    expect(await count(isEngine)).toBe(engine)
    expect((await clips()).length).toBe(all - old)
  })
})
