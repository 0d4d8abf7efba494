import { truncate, writeFile } from 'node:fs/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Voice } from '@pol/contract/operations/speech'
import { speakerNamed, type SpeakerName, usualSpeaker } from '@pol/language/speakers'
import { isMp3 } from '../../src/audio/is-mp3.ts'
import { createOfflineSpeech } from '../../src/features/speech/offline/offline-speech.ts'
import { copyRuntime, runtimeFolderIn } from '../../src/features/speech/voices/runtime-files.ts'
import { readVoices } from '../../src/providers.ts'
import { engineProgram } from '../paths.ts'
import { longLimitMs } from '../time-limit.ts'
import { addToyVoice, installRuntime, type ToyVoice } from '../voices/toy-voice.ts'

let runtime: string
beforeAll(async () => {
  runtime = await mkdtemp(join(tmpdir(), 'pol-runtime-'))
  await installRuntime(runtime)
})
afterAll(() => rm(runtime, { recursive: true }))

async function folderWith(...toys: readonly ToyVoice[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pol-voices-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await copyRuntime(runtimeFolderIn(runtime), runtimeFolderIn(folder))
  for (const toy of toys) await addToyVoice(folder, toy)
  return folder
}

async function startSpeech(folder: string, times: { voiceTimeoutMs?: number; idleMs?: number } = {}) {
  let log = ''
  const logger = pino({ level: 'warn' }, { write: (line) => (log += line) })
  const found = await readVoices(folder, logger)
  const speech = createOfflineSpeech({
    program: engineProgram,
    phonemes: { anyCase: new Map(), exactCase: new Map() },
    ...found,
    log: logger,
    speakTimeoutMs: longLimitMs,
    voiceTimeoutMs: longLimitMs,
    ...times,
  })
  onTestFinished(() => speech.stop())
  return {
    log: () => log,
    voices: found.voices,
    stateOf: () => found.voices.reports().map(({ name, state }) => `${name} ${state}`),
    speak: async (script: string, voice: Voice = 'alloy', speaker?: SpeakerName) => {
      const by = { voice, speaker: speaker ? speakerNamed(speaker) : usualSpeaker }
      const wanted = speech.sounding(by)
      const { mp3, sounding } = await speech.speak(script, by, 'taught', new AbortController().signal)
      expect(isMp3(mp3)).toBe(true)
      return { mp3, sounding, isWanted: JSON.stringify(sounding) === JSON.stringify(wanted) }
    },
  }
}

const ofVoice = { provider: expect.stringMatching(/^piper toy [\da-f]{16} /) }
const ofEngine = { provider: expect.stringMatching(/^espeak-ng /) }

describe('a voice of the operator', () => {
  test('speaks its language, and the engine the other one', async () => {
    const { speak, stateOf } = await startSpeech(await folderWith({ language: 'de' }))
    expect(stateOf()).toEqual(['toy waiting'])
    expect((await speak('Guten Morgen')).sounding).toMatchObject(ofVoice)
    expect(stateOf()).toEqual(['toy in-use'])
    expect((await speak("[[s|a|l|'A|m]]", 'nova')).sounding).toMatchObject(ofEngine)
  })

  test('speaks for all speakers, told apart by their clips', async () => {
    const { speak } = await startSpeech(await folderWith({ language: 'fa' }))
    const usual = await speak("[[s|a|l|'A|m]]", 'nova')
    const man = await speak("[[s|a|l|'A|m]]", 'nova', 'man 1')
    expect(usual.sounding.voice).toBe('nova')
    expect(man.sounding).toEqual({ ...usual.sounding, voice: 'nova 0.770' })
    expect(man.mp3).not.toEqual(usual.mp3)
  })

  test('shares a language with another one: a woman and a man in one dialogue', async () => {
    const { speak } = await startSpeech(
      await folderWith(
        { language: 'de', name: 'anna' },
        { language: 'de', name: 'bert', card: 'License: MIT\nSex: man', samplesPerSign: 300 },
      ),
    )
    for (const [speaker, name] of [
      ['woman 1', 'anna'],
      ['man 1', 'bert'],
      ['woman 2', 'anna'],
      ['older-man 1', 'bert'],
    ] as const)
      expect((await speak('Guten Morgen', 'alloy', speaker)).sounding.provider).toContain(`piper ${name} `)
  })

  test('is unloaded with the idle process, and loaded again', async () => {
    const { speak, stateOf, log } = await startSpeech(await folderWith({ language: 'de' }), { idleMs: 500 })
    await speak('Guten Morgen')
    await expect.poll(stateOf).toEqual(['toy waiting'])
    expect((await speak('Guten Abend')).sounding).toMatchObject(ofVoice)
    expect(log()).toBe('')
  })
})

describe('the engine speaks instead of a voice', () => {
  test('that was cut off, which is then refused', async () => {
    const folder = await folderWith({ language: 'de' })
    await truncate(join(folder, 'de', 'toy', 'toy.onnx'), 300)
    const { speak, voices, log } = await startSpeech(folder)
    const first = await speak('Guten Morgen')
    expect(first).toMatchObject({ sounding: ofEngine, isWanted: false })
    expect(voices.reports()).toMatchObject([{ state: 'refused', refusal: { code: 'broken-model' } }])
    expect(await speak('Guten Morgen')).toMatchObject({ sounding: ofEngine, isWanted: true })
    expect(log()).toContain('Die Datei der Stimme toy ist beschädigt oder keine Stimme von Piper.')
  })

  test('that was replaced while the server runs, until the restart', async () => {
    const folder = await folderWith({ language: 'de' })
    const before = await startSpeech(folder)
    await addToyVoice(folder, { language: 'de', samplesPerSign: 300 })
    expect(await before.speak('Guten Morgen')).toMatchObject({ sounding: ofEngine })
    expect(before.voices.reports()).toMatchObject([{ state: 'refused', refusal: { code: 'changed' } }])
    const after = await startSpeech(folder)
    const { sounding } = await after.speak('Guten Morgen')
    expect(sounding).toMatchObject(ofVoice)
    expect(before.voices.providers()).not.toContain(sounding.provider)
  })

  test('that fails, and after three failures without asking it again', async () => {
    const { speak, stateOf, log } = await startSpeech(
      await folderWith({ language: 'de', behaviour: 'fails' }),
    )
    for (let text = 0; text < 3; text++) {
      expect(stateOf()).toEqual(['toy waiting'])
      expect(await speak(`Text ${text}`)).toMatchObject({ sounding: ofEngine, isWanted: false })
    }
    expect(stateOf()).toEqual(['toy disabled'])
    expect(log()).toContain('a voice failed too often; the engine speaks until the restart')
    expect(await speak('Guten Morgen')).toMatchObject({ sounding: ofEngine, isWanted: true })
  })

  test('that makes no sound', async () => {
    const { speak, log } = await startSpeech(await folderWith({ language: 'de', behaviour: 'is-silent' }))
    expect(await speak('Guten Morgen')).toMatchObject({ sounding: ofEngine, isWanted: false })
    expect(log()).toContain('Nothing can be heard')
  })

  test('that hangs, whose process is killed', async () => {
    const folder = await folderWith({ language: 'de', behaviour: 'hangs' })
    const { speak, stateOf, log } = await startSpeech(folder, { voiceTimeoutMs: 5_000 })
    expect(await speak('Guten Morgen')).toMatchObject({ sounding: ofEngine, isWanted: false })
    expect(stateOf()).toEqual(['toy waiting'])
    expect(log()).toContain('The speech engine ended (SIGKILL)')
  })

  test('for a text with a sound that the voice does not know, which is no failure', async () => {
    const { speak, stateOf, log } = await startSpeech(await folderWith({ language: 'de', without: 'θ' }))
    for (let text = 0; text < 4; text++)
      expect(await speak("[[T'i:]]")).toMatchObject({ sounding: ofEngine, isWanted: false })
    expect(await speak('Guten Morgen')).toMatchObject({ sounding: ofVoice, isWanted: true })
    expect(stateOf()).toEqual(['toy in-use'])
    expect(log()).toBe('')
  })

  test('whose program was deleted after the start', async () => {
    const folder = await folderWith({ language: 'de' })
    const { speak } = await startSpeech(folder)
    await rm(runtimeFolderIn(folder), { recursive: true })
    expect(await speak('Guten Morgen')).toMatchObject({ sounding: ofEngine })
  })

  test('whose program is another version, which is found at the start', async () => {
    const folder = await folderWith({ language: 'de' })
    await writeFile(join(runtimeFolderIn(folder), 'ort.wasm.bundle.min.mjs'), 'export {}')
    const { speak, voices } = await startSpeech(folder)
    expect(await speak('Guten Morgen')).toMatchObject({ sounding: ofEngine, isWanted: true })
    expect(voices.reports()).toMatchObject([{ state: 'refused', refusal: { code: 'no-runtime' } }])
  })
})

test('a text without words is no failure of a voice', async () => {
  const { speak, stateOf, log } = await startSpeech(await folderWith({ language: 'de' }))
  await expect(speak('…')).rejects.toMatchObject({ code: 'invalid-input' })
  expect((await speak('Guten Morgen')).sounding).toMatchObject(ofVoice)
  expect(stateOf()).toEqual(['toy in-use'])
  expect(log()).toBe('')
})
