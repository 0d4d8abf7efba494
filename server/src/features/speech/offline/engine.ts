import type { Language } from '@pol/language/language'
import type { Voice } from '@pol/contract/operations/speech'
import type { Sound } from '../../../audio/sound.ts'
import { type Clause, clausesOf, type EngineEvent } from './clauses.ts'
import { nameOfSpeaker, type Speaker, type SpeakerName, usualSpeaker } from '@pol/language/speakers'

export interface Utterance extends Sound {
  /** The spoken phonemes in IPA. */
  readonly phonemes: readonly string[]
}

export class TooLongError extends Error {
  override readonly name = 'TooLongError'
}

export interface SpeechEngine {
  /**
   * @param script plain text without markup, or phonemes in `[[…]]`.
   * @param speaker the usual one if missing.
   * @throws TooLongError if the audio becomes too long, because the engine spells letters of other scripts by name.
   */
  speak(script: string, voice: Voice, speaker?: Speaker): Utterance
  /**
   * How the engine reads a script, without speaking it.
   * @throws TooLongError like {@link speak}.
   */
  read(script: string, voice: Voice): readonly Clause[]
}

const languageNames: Readonly<Record<Voice, Language>> = { alloy: 'de', nova: 'fa' }

interface Variant {
  /** A variant of the voice of eSpeak NG: `f` female, `m` male. */
  readonly name: string
  /** From 0 to 99; 50 is that of the variant. */
  readonly pitch: number
}

/**
 * Only clear variants: none that whispers, breathes or croaks. `speakers.test.ts` measures how high each speaker is. A child
 * has the variants with the highest formants, which are those of a short vocal tract.
 */
export const variants: Readonly<Record<SpeakerName, Variant>> = {
  'woman 1': { name: 'f2', pitch: 50 },
  'woman 2': { name: 'f1', pitch: 48 },
  'young-woman 1': { name: 'f3', pitch: 51 },
  'young-woman 2': { name: 'f4', pitch: 77 },
  'older-woman 1': { name: 'f2', pitch: 27 },
  'older-woman 2': { name: 'f1', pitch: 28 },
  'man 1': { name: 'm3', pitch: 54 },
  'man 2': { name: 'm4', pitch: 78 },
  'older-man 1': { name: 'm1', pitch: 53 },
  'older-man 2': { name: 'm2', pitch: 38 },
  'child 1': { name: 'f3', pitch: 79 },
  'child 2': { name: 'f4', pitch: 98 },
}
const wordsPerMinute = 150
/** The rate at which a text is read the fastest. Its phonemes are the same as at any other. */
const readingWordsPerMinute = 450
/** 1.5 times the duration of the longest allowed text. */
const maxSeconds = 60

/** The loudest sample of every clip. */
export const targetPeak = 0.89

/** Part of the cache key, because other settings produce different clips. */
export const engineSettings = `${Object.values(variants)
  .map(({ name, pitch }) => `${name}/${pitch}`)
  .join(' ')} ${wordsPerMinute}`

/**
 * Loads eSpeak NG into this process.
 * @param rate words per minute. Does not affect the phonemes, so tests of phonemes can use a high rate.
 * @throws if the optional package is not installed.
 */
export async function loadSpeechEngine(rate = wordsPerMinute): Promise<SpeechEngine> {
  const { default: initialise } = await import('@echogarden/espeak-ng-emscripten')
  const worker = new (await initialise()).eSpeakNGWorker()
  let loaded = ''
  /** Slow: loading a voice takes as long as speaking a word. */
  const load = (voice: Voice, speaker: Speaker) => {
    const { name, pitch } = variants[nameOfSpeaker(speaker)]
    const voiceName = `${languageNames[voice]}+${name}`
    if (`${voiceName} ${pitch}` === loaded) return
    loaded = ''
    if (worker.set_voice(voiceName) !== 0) throw new Error(`The engine has no voice ${voiceName}`)
    worker.set_rate(rate)
    worker.set_pitch(pitch)
    loaded = `${voiceName} ${pitch}`
  }
  /** @throws TooLongError if there is more audio than that. */
  const run = (
    script: string,
    longestSeconds: number,
    take: (samples: Int16Array, events: readonly EngineEvent[]) => void,
  ) => {
    let left = longestSeconds * worker.samplerate
    worker.synthesize(script, (audio, events) => {
      const samples = audio ? new Int16Array(audio.slice(0)) : new Int16Array()
      take(samples, events)
      left -= samples.length
      return left < 0 ? 1 : 0
    })
    if (left < 0) throw new TooLongError()
  }

  return {
    speak(script, voice, speaker = usualSpeaker) {
      load(voice, speaker)
      const chunks: Int16Array[] = []
      const phonemes: string[] = []
      run(script, maxSeconds, (samples, events) => {
        chunks.push(samples)
        for (const event of events) if (event.type === 'phoneme' && event.id) phonemes.push(String(event.id))
      })
      return { samples: join(chunks), sampleRate: worker.samplerate, phonemes }
    },
    read(script, voice) {
      load(voice, usualSpeaker)
      worker.set_rate(readingWordsPerMinute)
      try {
        const events: EngineEvent[] = []
        const longestSeconds = (maxSeconds * wordsPerMinute) / readingWordsPerMinute
        run(script, longestSeconds, (_, more) => void events.push(...more))
        return clausesOf(script, events)
      } finally {
        worker.set_rate(rate)
      }
    },
  }
}

function join(chunks: readonly Int16Array[]): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    for (const sample of chunk) samples[at++] = sample / 32_768
  }
  return samples
}
