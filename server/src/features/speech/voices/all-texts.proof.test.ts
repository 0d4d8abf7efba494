import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSpokenContent } from '@pol/content/read'
import { readGermanPhonemes } from '@pol/content/spoken-words'
import { isComplete } from '../../../../../scripts/testing/seed.ts'
import { addToyVoice, installRuntime } from '../../../../test/voices/toy-voice.ts'
import { type Sound, trimmed, withLoudness } from '../../../audio/sound.ts'
import { mp3Seconds } from '../../../audio/mp3-seconds.ts'
import { createMp3Writer } from '../../../audio/write-mp3.ts'
import { loadSpeechEngine } from '../offline/engine.ts'
import { scriptFor } from '../offline/script.ts'
import { allTexts } from '../make-all-clips.ts'
import { findVoices } from './find-voices.ts'
import { neededSigns } from './needed-signs.ts'
import { createNeuralSpeech } from './neural-speech.ts'
import { runtimeFolderIn } from './runtime-files.ts'
import { idsOf } from './sign-ids.ts'
import { signsOf } from './signs.ts'
import { voiceLoudness } from './voice-loudness.ts'

const voices = { de: 'alloy', fa: 'nova' } as const
const contentFolder = new URL('../../../../../content/data/', import.meta.url)
/** In a complete run every text is spoken, otherwise one of so many. All are always read and mapped. */
const spokenEvery = isComplete ? 1 : 40
/** In dB around the target: in so short sounds the blocks beside a pause matter. */
const tolerance = 1.5

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pol-voices-'))
  await installRuntime(folder)
  await addToyVoice(folder, { language: 'de', samplesPerSign: 64 })
  await addToyVoice(folder, { language: 'fa', samplesPerSign: 64 })
})
afterAll(() => rm(folder, { recursive: true }))

test.each(['de', 'fa'] as const)(
  'a voice can say every text of the course (%s): each sound has its number, and each clip the wanted loudness',
  async (language) => {
    const [engine, phonemes, content, writer, found] = await Promise.all([
      loadSpeechEngine(),
      readGermanPhonemes(contentFolder),
      readSpokenContent(contentFolder),
      createMp3Writer(),
      findVoices(folder, true),
    ])
    const model = found.find((voice) => voice.language === language)?.usable?.model
    if (!model) throw new Error('The toy voice is refused')
    const speech = createNeuralSpeech(runtimeFolderIn(folder))
    const used = new Set<string>()
    const texts = allTexts(content).filter(({ voice }) => voice === voices[language])
    const wrong: string[] = []

    for (const [at, text] of texts.entries()) {
      const pieces = signsOf(engine.read(scriptFor(text, phonemes), text.voice))
      for (const sign of pieces.join('')) used.add(sign)
      const ids = pieces.flatMap((piece) => idsOf(piece, model.ids))
      if (ids.length < 6) wrong.push(`${text.text}: nothing to say`)
      if (at % spokenEvery > 0) continue

      const { decibels, peak } = voiceLoudness
      const spoken = await speech.speak(model, pieces, 1)
      const sound = trimmed(withLoudness(spoken, decibels, peak))
      const { loudness, highest } = heard(sound)
      if (Math.abs(loudness - decibels) > tolerance || highest > peak)
        wrong.push(`${text.text}: ${loudness.toFixed(1)} dB, peak ${highest.toFixed(2)}`)
      if (mp3Seconds(writer.write(sound)) === 0) wrong.push(`${text.text}: no MP3`)
    }

    expect(texts.length).toBeGreaterThan(15_000)
    expect(wrong).toEqual([])
    expect([...used].toSorted().join('')).toBe([...neededSigns[language]].toSorted().join(''))
  },
)

/** Loudness in dB without the pauses, which a toy voice makes of zeros, and the loudest sample. */
function heard({ samples }: Sound) {
  const tone = samples.filter((sample) => sample !== 0)
  return {
    loudness: 10 * Math.log10(tone.reduce((sum, sample) => sum + sample ** 2, 0) / tone.length),
    highest: samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0),
  }
}
