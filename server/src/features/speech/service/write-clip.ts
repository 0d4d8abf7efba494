import { setImmediate } from 'node:timers/promises'
import PQueue from 'p-queue'
import { SilenceError, trimmed, type Sound } from '../../../audio/sound.ts'
import { createMp3Writer, type Mp3Writer } from '../../../audio/write-mp3.ts'
import { ServiceFailure } from '../../../services/service-failure.ts'

/** Longer than any text that may be spoken. */
const maxSeconds = 60

/**
 * Encodes what a service said as MP3, trimmed of silence. It runs on the thread of the server: one clip at a time, and in
 * pieces of a few ms, between which other requests are answered.
 */
export function createClipWriter() {
  const queue = new PQueue({ concurrency: 1 })
  let writer: Promise<Mp3Writer> | null = null

  /** @throws ServiceFailure if the sound is silent or far too long. */
  return async (sound: Sound): Promise<Uint8Array> => {
    const heard = audible(sound)
    return queue.add(async () => {
      writer ??= createMp3Writer()
      const parts: Uint8Array[] = []
      await setImmediate()
      for (const part of (await writer).pieces(heard)) {
        parts.push(part)
        await setImmediate()
      }
      return new Uint8Array(Buffer.concat(parts))
    })
  }
}

export type WriteClip = ReturnType<typeof createClipWriter>

function audible(sound: Sound): Sound {
  if (sound.samples.length > maxSeconds * sound.sampleRate)
    throw new ServiceFailure(`answered more than ${maxSeconds} seconds of sound`, 'service')
  try {
    return trimmed(sound)
  } catch (error) {
    throw error instanceof SilenceError ? new ServiceFailure('answered silence', 'service') : error
  }
}
