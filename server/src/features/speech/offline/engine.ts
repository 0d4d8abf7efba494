import type { Voice } from '@pol/contract/operations/speech'

export interface Utterance {
  /** Mono, from -1 to 1. */
  readonly samples: Float32Array<ArrayBuffer>
  readonly sampleRate: number
  /** The spoken phonemes in IPA. */
  readonly phonemes: readonly string[]
}

export class TooLongError extends Error {
  override readonly name = 'TooLongError'
}

export interface SpeechEngine {
  /**
   * @param script plain text without markup, or phonemes in `[[…]]`.
   * @throws TooLongError if the audio becomes too long, because the engine spells letters of other scripts by name.
   */
  speak(script: string, voice: Voice): Utterance
}

const voiceNames: Record<Voice, string> = { alloy: 'de+f2', nova: 'fa+f2' }
const wordsPerMinute = 150
/** 1.5 times the duration of the longest allowed text. */
const maxSeconds = 60

/** Part of the cache key, because other settings produce different clips. */
export const engineSettings = `${voiceNames.alloy} ${voiceNames.nova} ${wordsPerMinute}`

/**
 * Loads eSpeak NG into this process.
 * @param rate words per minute. Does not affect the phonemes, so tests of phonemes can use a high rate.
 * @throws if the optional package is not installed.
 */
export async function loadSpeechEngine(rate = wordsPerMinute): Promise<SpeechEngine> {
  const { default: initialise } = await import('@echogarden/espeak-ng-emscripten')
  const worker = new (await initialise()).eSpeakNGWorker()
  let loadedVoice: Voice | null = null
  /** Slow: loading a voice takes as long as speaking a word. */
  const load = (voice: Voice) => {
    loadedVoice = null
    if (worker.set_voice(voiceNames[voice]) !== 0)
      throw new Error(`The engine has no voice ${voiceNames[voice]}`)
    worker.set_rate(rate)
    loadedVoice = voice
  }
  return {
    speak(script, voice) {
      if (voice !== loadedVoice) load(voice)
      const chunks: Int16Array[] = []
      const phonemes: string[] = []
      const maxSamples = maxSeconds * worker.samplerate
      let sampleCount = 0
      worker.synthesize(script, (audio, events) => {
        if (audio) {
          const samples = new Int16Array(audio.slice(0))
          chunks.push(samples)
          sampleCount += samples.length
        }
        for (const event of events) if (event.type === 'phoneme' && event.id) phonemes.push(String(event.id))
        return sampleCount > maxSamples ? 1 : 0
      })
      if (sampleCount > maxSamples) throw new TooLongError()
      return { samples: join(chunks), sampleRate: worker.samplerate, phonemes }
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
