import { createEncoder } from 'wasm-media-encoders'
import wasm from 'wasm-media-encoders/wasm/mp3?url'
import { once } from '../../../lib/once.ts'
import { sampleRate } from '../../../lib/sound/loudness.ts'

/** In kbit/s: a recording of maximum length takes half of the allowed size. */
const bitrate = 64

export const loadEncoder = once(() => createEncoder('audio/mpeg', wasm))

/** Encodes one channel as MP3. @throws if the encoder cannot be fetched. */
export async function encode(samples: Float32Array): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await loadEncoder()
  encoder.configure({ channels: 1, sampleRate, bitrate })
  // The encoder returns views of its own memory, which are valid until the next call.
  const body = encoder.encode([samples]).slice()
  const end = encoder.finalize()
  const mp3 = new Uint8Array(body.length + end.length)
  mp3.set(body)
  mp3.set(end, body.length)
  return mp3
}
