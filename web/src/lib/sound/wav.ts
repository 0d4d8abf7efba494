import { sampleRate } from './loudness.ts'

const headerLength = 44
const bytesPerSample = 2

/** Converts one channel to a WAV file, which every browser plays, without loading the MP3 encoder. */
export function wavOf(samples: Float32Array): Blob {
  const length = samples.length * bytesPerSample
  const view = new DataView(new ArrayBuffer(headerLength + length))
  const write = (at: number, text: string) => {
    for (const [n, letter] of [...text].entries()) view.setUint8(at + n, letter.charCodeAt(0))
  }
  write(0, 'RIFF')
  view.setUint32(4, headerLength - 8 + length, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  // PCM, one channel.
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * bytesPerSample, true)
  view.setUint16(32, bytesPerSample, true)
  view.setUint16(34, 8 * bytesPerSample, true)
  write(36, 'data')
  view.setUint32(40, length, true)
  for (const [n, sample] of samples.entries())
    view.setInt16(headerLength + n * bytesPerSample, Math.round(sample * 0x7f_ff), true)
  return new Blob([view], { type: 'audio/wav' })
}
