import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mkdtemp, rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addToyVoice, installRuntime, type ToyVoice } from '../../../../test/voices/toy-voice.ts'
import { findVoices } from './find-voices.ts'
import { createNeuralSpeech, type NeuralSpeech } from './neural-speech.ts'
import { runtimeFolderIn } from './runtime-files.ts'
import type { VoiceModel } from './voice.ts'

let folder: string
let speech: NeuralSpeech
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pol-voices-'))
  await installRuntime(folder)
  speech = createNeuralSpeech(runtimeFolderIn(folder))
})
afterAll(() => rm(folder, { recursive: true }))

let count = 0
async function modelOf(voice: Omit<ToyVoice, 'name' | 'language'> = {}): Promise<VoiceModel> {
  const voices = join(folder, `${++count}`)
  await addToyVoice(voices, { language: 'de', ...voice })
  const [found] = await findVoices(voices, true)
  if (!found?.usable) throw new Error(`The toy voice is refused: ${found?.refusal?.code}`)
  return found.usable.model
}

const secondsOf = ({ samples, sampleRate }: Awaited<ReturnType<NeuralSpeech['speak']>>) =>
  samples.length / sampleRate

describe('a toy voice', () => {
  test('speaks as long as the text is', async () => {
    const model = await modelOf()
    const short = await speech.speak(model, ['tˈɑːk'], 1)
    const long = await speech.speak(model, ['ɡˈuːtən tˈɑːk, viː ɡˈeːt ɛs ˈiːnən?'], 1)
    expect(short.sampleRate).toBe(22_050)
    expect(secondsOf(long)).toBeGreaterThan(3 * secondsOf(short))
  })

  test('makes a pause between sentences', async () => {
    const model = await modelOf()
    const once = secondsOf(await speech.speak(model, ['jˈɑː.'], 1))
    const twice = secondsOf(await speech.speak(model, ['jˈɑː.', 'jˈɑː.'], 1))
    expect(twice - 2 * once).toBeCloseTo(0.25, 3)
  })

  test('speaks higher or lower at the same speed', async () => {
    const model = await modelOf()
    const text = ['ɡˈuːtən tˈɑːk']
    const plain = await speech.speak(model, text, 1)
    const deep = await speech.speak(model, text, 0.77)
    expect(secondsOf(deep)).toBeCloseTo(secondsOf(plain), 2)
    expect(crossingsOf(deep.samples) / crossingsOf(plain.samples)).toBeCloseTo(0.77, 1)
  })

  test('is loaded once more after two others', async () => {
    for (const model of [
      await modelOf(),
      await modelOf({ samplesPerSign: 300 }),
      await modelOf({ samplesPerSign: 400 }),
    ])
      for (let round = 0; round < 2; round++)
        expect(secondsOf(await speech.speak(model, ['jˈɑː.'], 1))).toBeGreaterThan(0)
    const again = await modelOf()
    expect(secondsOf(await speech.speak(again, ['jˈɑː.'], 1))).toBeGreaterThan(0)
  })
})

function crossingsOf(samples: Float32Array): number {
  return samples.reduce(
    (count, sample, at) => (sample >= 0 !== (samples[at - 1] ?? 0) >= 0 ? count + 1 : count),
    0,
  )
}

describe('a voice that', () => {
  test.each([
    ['makes-no-numbers', 'something that is no sound'],
    ['fails', 'out of data bounds'],
    ['is-greedy', 'bad_alloc'],
  ] as const)('%s fails with an error, and the next text is spoken', async (behaviour, message) => {
    const model = await modelOf({ behaviour })
    await expect(speech.speak(model, ['jˈɑː.'], 1)).rejects.toThrow(message)
    expect(secondsOf(await speech.speak(await modelOf(), ['jˈɑː.'], 1))).toBeGreaterThan(0)
  })

  test('does not know a sound leaves none out', async () => {
    await expect(speech.speak(await modelOf(), ['ħ'], 1)).rejects.toMatchObject({ name: 'UnknownSignError' })
  })

  test('is cut off, empty or no model cannot be loaded', async () => {
    const whole = await modelOf()
    for (const length of [0, 1, 100, 500]) {
      const model = await modelOf({ model: new Uint8Array(length).fill(7) })
      await expect(speech.speak(model, ['jˈɑː.'], 1)).rejects.toMatchObject({ code: 'broken-model' })
    }
    expect(secondsOf(await speech.speak(whole, ['jˈɑː.'], 1))).toBeGreaterThan(0)
  })

  test('was changed since it was found is not loaded', async () => {
    const model = await modelOf({ samplesPerSign: 128 })
    await writeFile(model.file, 'changed')
    await expect(speech.speak(model, ['jˈɑː.'], 1)).rejects.toMatchObject({ code: 'changed' })
  })
})
