import { createMp3Encoder } from 'wasm-media-encoders'
import type { Sound } from './sound.ts'

const kilobitsPerSecond = 48
const piecesPerSecond = 4

/** Part of the cache key, because other settings produce different clips. */
export const mp3Settings = `${kilobitsPerSecond} kbit/s`

export interface Mp3Writer {
  /** Encodes a whole sound. Blocks the thread for about 6 ms per second of sound. */
  write(sound: Sound): Uint8Array
  /**
   * Encodes a sound in pieces of a quarter of a second, for a thread that has other work in between. The next sound may
   * only begin when all pieces of this one have been taken.
   */
  pieces(sound: Sound): Generator<Uint8Array, void, void>
}

/** Prepares the encoding of mono MP3. Sample rates that MP3 does not have are converted. */
export async function createMp3Writer(): Promise<Mp3Writer> {
  const encoder = await createMp3Encoder()

  function* pieces({ samples, sampleRate }: Sound) {
    encoder.configure({ sampleRate, channels: 1, bitrate: kilobitsPerSecond })
    const length = Math.ceil(sampleRate / piecesPerSecond)
    // Copy: the encoder returns views of its own memory, which the next call overwrites.
    for (let at = 0; at < samples.length; at += length)
      yield encoder.encode([samples.subarray(at, at + length)]).slice()
    yield encoder.finalize().slice()
  }

  return { pieces, write: (sound) => new Uint8Array(Buffer.concat([...pieces(sound)])) }
}
