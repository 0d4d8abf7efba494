import { expect, test } from 'vitest'
import { createMp3Writer } from '../../../audio/write-mp3.ts'
import { createClipWriter } from './write-clip.ts'

const sampleRate = 24_000
const tone = (seconds: number, loudness = 0.5) => ({
  samples: Float32Array.from({ length: seconds * sampleRate }, (_, n) => loudness * Math.sin(n / 9)),
  sampleRate,
})

test('other work of the server goes on while a clip of half a minute is encoded', async () => {
  const writeClip = createClipWriter()
  await writeClip(tone(1))
  let turns = 0
  const turn = () => {
    turns += 1
    next = setImmediate(turn)
  }
  let next = setImmediate(turn)
  const clip = await writeClip(tone(30))
  clearImmediate(next)
  // A piece has a quarter of a second.
  expect(turns).toBeGreaterThanOrEqual(120)
  expect(Buffer.from(clip)).toEqual(Buffer.from((await createMp3Writer()).write(tone(30))))
})

test('clips that are written at the same time do not mix', async () => {
  const writeClip = createClipWriter()
  const alone = [await writeClip(tone(1, 0.2)), await writeClip(tone(1, 0.9))]
  expect(await Promise.all([writeClip(tone(1, 0.2)), writeClip(tone(1, 0.9))])).toEqual(alone)
})

test('a clip that cannot be written does not prevent the next one', async () => {
  const writeClip = createClipWriter()
  await expect(writeClip(tone(1, 0))).rejects.toThrow('The AI service answered silence')
  await expect(writeClip(tone(61))).rejects.toThrow('answered more than 60 seconds of sound')
  expect((await writeClip(tone(1))).length).toBeGreaterThan(1_000)
})
