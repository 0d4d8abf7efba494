import { createMp3Encoder } from 'wasm-media-encoders'

interface Clip {
  readonly seconds?: number
  readonly sampleRate?: number
  readonly channels?: 1 | 2
  /** Higher numbers give smaller files with a variable bit rate; the first frame describes the file. */
  readonly vbrQuality?: number
}

/** Encodes a tone as MP3: 48 kbit/s, mono and 24,000 Hz by default. */
export async function createClip({
  seconds = 0.5,
  sampleRate = 24_000,
  channels = 1,
  vbrQuality,
}: Clip = {}): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await createMp3Encoder()
  const params = { sampleRate: sampleRate as 24_000, channels }
  encoder.configure(vbrQuality === undefined ? { ...params, bitrate: 48 } : { ...params, vbrQuality })
  const samples = Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, n) => Math.sin(n / 9) / 2,
  )
  // The encoder returns views of its own memory, which are valid until the next call.
  const body = encoder.encode(Array.from({ length: channels }, () => samples)).slice()
  return new Uint8Array(Buffer.concat([body, encoder.finalize()]))
}
