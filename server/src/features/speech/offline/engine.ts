import type { Voice } from '@pol/contract/speech'

export interface Utterance {
  /** Mono, -1 to 1. */
  readonly samples: Float32Array<ArrayBuffer>
  readonly sampleRate: number
  /** What was really said, in IPA, one entry a phoneme. */
  readonly phonemes: readonly string[]
}

export interface Engine {
  /** @param script plain text without markup, or phonemes in `[[…]]`. */
  speak(script: string, voice: Voice): Utterance
}

const voiceNames: Record<Voice, string> = { alloy: 'de+f2', nova: 'fa+f2' }
const wordsPerMinute = 150

/** Part of a clip's key: other settings, other clips. */
export const engineSettings = `${voiceNames.alloy} ${voiceNames.nova} ${wordsPerMinute}`

/** Loads eSpeak NG into this process. @throws where the optional package is not installed. */
export async function loadEngine(): Promise<Engine> {
  const { default: initialise } = await import('@echogarden/espeak-ng-emscripten')
  const worker = new (await initialise()).eSpeakNGWorker()
  return {
    speak(script, voice) {
      if (worker.set_voice(voiceNames[voice]) !== 0)
        throw new Error(`The engine has no voice ${voiceNames[voice]}`)
      worker.set_rate(wordsPerMinute)
      const chunks: Int16Array[] = []
      const phonemes: string[] = []
      worker.synthesize(script, (audio, events) => {
        if (audio) chunks.push(new Int16Array(audio.slice(0)))
        for (const event of events) if (event.type === 'phoneme' && event.id) phonemes.push(String(event.id))
        return 0
      })
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
