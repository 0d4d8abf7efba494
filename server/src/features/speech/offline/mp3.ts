import { createMp3Encoder } from 'wasm-media-encoders'
import type { Utterance } from './engine.ts'

const silence = 0.01
const marginSeconds = 0.06
const targetPeak = 0.89
const kilobitsPerSecond = 48

/** Part of the cache key, because other settings produce different clips. */
export const mp3Settings = `${kilobitsPerSecond} kbit/s ${targetPeak}`

/** Encodes utterances as MP3, trimmed of silence at both ends and normalised to the same peak. */
export async function createMp3Writer(): Promise<(utterance: Utterance) => Uint8Array> {
  const encoder = await createMp3Encoder()
  return (utterance) => {
    const samples = normalizePeak(trim(utterance))
    encoder.configure({ sampleRate: utterance.sampleRate, channels: 1, bitrate: kilobitsPerSecond })
    // Copy: the encoder returns views of its own memory, which the next call overwrites.
    const body = encoder.encode([samples]).slice()
    const end = encoder.finalize().slice()
    const mp3 = new Uint8Array(body.length + end.length)
    mp3.set(body)
    mp3.set(end, body.length)
    return mp3
  }
}

function trim({ samples, sampleRate }: Utterance): Float32Array<ArrayBuffer> {
  const first = samples.findIndex((sample) => Math.abs(sample) > silence)
  const last = samples.findLastIndex((sample) => Math.abs(sample) > silence)
  if (first < 0) throw new Error('The engine said nothing')
  const margin = Math.round(marginSeconds * sampleRate)
  return samples.slice(Math.max(0, first - margin), last + margin)
}

function normalizePeak(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
  return samples.map((sample) => (sample * targetPeak) / peak)
}
