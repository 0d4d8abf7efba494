import { readMp3Frame } from '../../../src/audio/mp3-frame.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { speechClips } from '../../../src/database/schema.ts'
import { sampleMp3, startOpenAi, type OpenAiServer } from '../../openai-server.ts'
import { hasDatabase } from '../../test-database.ts'
import { longLimitMs } from '../../time-limit.ts'
import { createWav } from '../../wav.ts'
import type { Device, World } from '../../world.ts'
import {
  createServiceWorld,
  requestClip,
  servicesOf,
  speechFailed,
  toPersian,
  untilTestEnds,
} from './service-world.ts'

const usual = { character: 'woman', number: 1 } as const
const soundingOf = ({ speech }: World) => ({
  german: speech.sounding({ voice: 'alloy', speaker: usual }),
  persian: speech.sounding({ voice: 'nova', speaker: usual }),
  man: speech.sounding({ voice: 'nova', speaker: { character: 'man', number: 2 } }),
  child: speech.sounding({ voice: 'nova', speaker: { character: 'child', number: 1 } }),
})

/** Starts a server that has one model for each voice, answers WAV and needs no key, as local ones do. */
const startLocalServer = () =>
  startOpenAi(null, {
    models: [
      { id: 'speaches-ai/piper-de_DE-thorsten-medium', voices: ['thorsten'] },
      { id: 'speaches-ai/piper-fa_IR-gyro-medium', voices: ['gyro', 'amir'] },
    ],
    audio: tone(),
  })
const localVariables = ({ baseUrl }: OpenAiServer) => ({
  SPEECH_URL: `${baseUrl}/`,
  SPEECH_MODEL_DE: 'speaches-ai/piper-de_DE-thorsten-medium',
  SPEECH_VOICE_DE: 'thorsten',
  SPEECH_MODEL_FA: 'speaches-ai/piper-fa_IR-gyro-medium',
  SPEECH_VOICE_FA: 'gyro, man=amir',
})

/** A tone of a second between silences of half a second. */
function tone(form: Partial<Parameters<typeof createWav>[0]> = {}): Buffer {
  const rate = form.sampleRate ?? 22_050
  const samples = Float32Array.from({ length: 2 * rate }, (_, n) =>
    n < rate / 2 || n > 1.5 * rate ? 0 : Math.sin(n / 9) / 2,
  )
  return createWav({ samples, ...form })
}

/** In seconds; all of it must be MP3. */
function durationOf(mp3: Buffer): number {
  let seconds = 0
  for (let at = 0; at < mp3.length;) {
    const frame = readMp3Frame(mp3, at)
    if (!frame) throw new Error(`There is no MP3 frame at byte ${at}`)
    seconds += frame.samples / frame.sampleRate
    at += frame.length
  }
  return seconds
}

describe.runIf(hasDatabase)('with a speech server of its own', () => {
  let setup: Awaited<ReturnType<typeof createServiceWorld<OpenAiServer>>>
  let bahram: Device
  let service: OpenAiServer
  beforeAll(async () => {
    service = await startLocalServer()
    const times = { timeoutMs: longLimitMs, cooldownMs: 0 }
    setup = await createServiceWorld(service, servicesOf(localVariables(service), times))
    bahram = await setup.world.signedIn('bahram')
  })
  afterEach(() => {
    service.respondWith('ok')
    service.speakWith(tone())
    service.clearRequests()
  })
  afterAll(() => setup.stop())

  const bodies = () => service.requests.map(({ body }) => body)

  test('each language has its own model and voice, and no key is sent', async () => {
    await requestClip(bahram, 'Guten Appetit, liebe Leute!')
    await requestClip(bahram, 'این جمله‌ی من است', { voice: 'nova' })
    expect(bodies()).toEqual([
      {
        model: 'speaches-ai/piper-de_DE-thorsten-medium',
        voice: 'thorsten',
        input: 'Guten Appetit, liebe Leute!',
        response_format: 'mp3',
      },
      {
        model: 'speaches-ai/piper-fa_IR-gyro-medium',
        voice: 'gyro',
        input: 'این جمله‌ی من است',
        response_format: 'mp3',
      },
    ])
  })

  test('taught Persian is sent with its vowels: گل is flower or mud, کتاب من has its ezafe', async () => {
    for (const id of ['blume', 'schlamm']) await requestClip(bahram, 'گل', { voice: 'nova', id })
    expect(bodies().map(({ input }) => input)).toEqual(['گُل', 'گِل'])
  })

  test('another speaker has the voice of the list, and all without one share the usual voice', async () => {
    const ask = (speaker: 1 | 2, character: 'man' | 'child') =>
      requestClip(bahram, 'سلام به همه‌ی دوستان خوبم', { voice: 'nova', speaker, character })
    await ask(2, 'man')
    await ask(1, 'child')
    expect(bodies().map(({ voice }) => voice)).toEqual(['amir', 'gyro'])
  })

  test.each([
    ['16 bits, mono', {}],
    ['16 bits, stereo, 48,000 Hz', { channels: 2, sampleRate: 48_000 }],
    ['floating-point numbers, 24,000 Hz', { samplesAs: 'float32', sampleRate: 24_000 }],
    ['the long header', { isExtensible: true }],
    ['streamed, with unknown sizes', { sizes: 0xffffffff }],
  ] as const)('a WAV becomes an MP3 without the silence around the speech: %s', async (form, options) => {
    service.speakWith(tone(options))
    const seconds = durationOf(await requestClip(bahram, `Ein Ton: ${form}`))
    expect(seconds).toBeGreaterThan(1.1)
    expect(seconds).toBeLessThan(1.4)
  })

  test('the clip of a taught text is stored as MP3, and the server is asked once', async () => {
    const first = await requestClip(bahram, 'Wasser')
    expect(await requestClip(bahram, 'Wasser')).toEqual(first)
    expect(service.requests).toHaveLength(1)
    const [clip] = await setup.world.db.select().from(speechClips)
    expect(Buffer.from(clip?.mp3 ?? [])).toEqual(first)
  })

  test('an MP3 stays as it is', async () => {
    service.speakWith(sampleMp3)
    expect(await requestClip(bahram, 'Ein MP3')).toEqual(sampleMp3)
  })

  test.each([
    [tone({ samplesAs: 'int24' }), 'a WAV that cannot be used: its samples have format 1 with 24 bits'],
    [tone().subarray(0, 30), 'a WAV that cannot be used: its format is cut off'],
    [createWav({ samples: new Float32Array(22_050) }), 'silence'],
    [
      tone({ samples: new Float32Array(61 * 8_000).fill(0.5), sampleRate: 8_000 }),
      'more than 60 seconds of sound',
    ],
    [Buffer.from('OggS and more'), 'something that is neither MP3 nor WAV'],
  ])('an answer that is no clip is an error, and the log says why', async (audio, reason) => {
    service.speakWith(audio)
    const before = setup.log().length
    await expect(requestClip(bahram, 'Geheimer Satz')).rejects.toMatchObject(speechFailed)
    expect(setup.log().slice(before)).toContain(`The AI service answered ${reason}`)
    expect(setup.log()).not.toContain('Geheimer')
  })

  test('a model or voice that the server lacks is an error and is asked for once', async () => {
    const other = await untilTestEnds(
      createServiceWorld(
        await startLocalServer(),
        servicesOf({ ...localVariables(service), SPEECH_VOICE_DE: 'eva' }),
      ),
    )
    await expect(requestClip(await other.world.signedIn('clara'), 'Hallo')).rejects.toMatchObject(
      speechFailed,
    )
    expect(other.log()).toContain('The AI service answered 404 (model_not_found)')
  })

  test('a changed setting makes new clips of what it changes, and only of that', async () => {
    const now = soundingOf(setup.world)
    const name = (model: string, voice: string) =>
      `openai ${new URL(service.baseUrl).host}/v1 speaches-ai/piper-${model}-medium ${voice} mp3`
    expect(now).toEqual({
      german: { provider: name('de_DE-thorsten', 'thorsten'), voice: 'alloy' },
      persian: { provider: name('fa_IR-gyro', 'gyro'), voice: 'nova' },
      man: { provider: name('fa_IR-gyro', 'amir'), voice: 'nova' },
      child: { provider: name('fa_IR-gyro', 'gyro'), voice: 'nova' },
    })
    const soundingWith = async (variables: Record<string, string>) => {
      const { world } = await untilTestEnds(
        createServiceWorld(
          { stop: async () => {} },
          servicesOf({ ...localVariables(service), ...variables }),
        ),
      )
      return soundingOf(world)
    }
    const withChild = await soundingWith({ SPEECH_VOICE_FA: 'gyro, child=mana, man=amir' })
    expect(withChild).toEqual({ ...now, child: { provider: name('fa_IR-gyro', 'mana'), voice: 'nova' } })
    const german = await soundingWith({ SPEECH_MODEL_DE: 'tts-1' })
    expect({ ...german, german: null }).toEqual({ ...now, german: null })
    expect(german.german).not.toEqual(now.german)
  })
})

describe.runIf(hasDatabase)('beside an AI service that translates', () => {
  const startBoth = async (variables: (speaker: OpenAiServer) => Record<string, string>) => {
    const translator = await startOpenAi('sk-geheim')
    const speaker = await startLocalServer()
    const stop = async () => {
      await translator.stop()
      await speaker.stop()
    }
    const { world } = await untilTestEnds(
      createServiceWorld(
        { stop },
        servicesOf({
          OPENAI_API_KEY: 'sk-geheim',
          OPENAI_BASE_URL: translator.baseUrl,
          ...variables(speaker),
        }),
      ),
    )
    return { translator, speaker, anna: await world.signedIn('anna') }
  }
  const paths = ({ requests }: OpenAiServer) => requests.map(({ path }) => path)

  test('a speech server of its own speaks, and never receives the key of the other one', async () => {
    const { translator, speaker, anna } = await startBoth(localVariables)
    await toPersian(anna, 'Guten Morgen')
    await requestClip(anna, 'Guten Morgen, ihr zwei')
    expect(paths(translator)).toEqual(['/v1/chat/completions'])
    // Without a key this server accepts requests without one only.
    expect(paths(speaker)).toEqual(['/v1/audio/speech'])
  })

  test('the offline engine speaks where speech is off', async () => {
    const { translator, anna } = await startBoth(() => ({ SPEECH_URL: 'off' }))
    await toPersian(anna, 'Guten Morgen')
    expect(durationOf(await requestClip(anna, 'Haus'))).toBeGreaterThan(0.3)
    expect(paths(translator)).toEqual(['/v1/chat/completions'])
  })
})
