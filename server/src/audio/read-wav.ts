import type { Sound } from './sound.ts'

/** A WAV that cannot be read. The message says why and contains nothing of its content. */
export class WavError extends Error {
  override readonly name = 'WavError'
}

/** https://www.mmsp.ece.mcgill.ca/Documents/AudioFormats/WAVE/WAVE.html */
const formats = { pcm: 1, float: 3, extensible: 0xfffe }
const maxChannels = 8
const minSampleRate = 8_000
const maxSampleRate = 192_000

/** Values of one channel of the data, from -1 to 1. */
type ReadSample = (data: DataView, at: number) => number

interface Format {
  readonly channels: number
  readonly sampleRate: number
  readonly bytes: number
  readonly read: ReadSample
}

/** Whether the data starts like a WAV. */
export function isWav(bytes: Uint8Array): boolean {
  return bytes.length >= 12 && nameAt(viewOf(bytes), 0) === 'RIFF' && nameAt(viewOf(bytes), 8) === 'WAVE'
}

/**
 * Reads a WAV with integers of 16 bits or floating-point numbers of 32 bits; several channels are mixed to mono. The
 * sizes in its headers may be missing (0 or 0xFFFFFFFF) or too large, because a server that streams does not know them.
 * @throws WavError
 */
export function readWav(bytes: Uint8Array): Sound {
  if (!isWav(bytes)) throw new WavError('it is no WAV')
  const view = viewOf(bytes)
  let format: Format | null = null
  for (let at = 12; at + 8 <= view.byteLength;) {
    const name = nameAt(view, at)
    const size = view.getUint32(at + 4, true)
    const start = at + 8
    if (name === 'data') {
      if (format === null) throw new WavError('its data come before their format')
      return readData(partOf(view, start, size === 0 ? Infinity : size), format)
    }
    if (name === 'fmt ') format = readFormat(partOf(view, start, size))
    // Chunks begin at even positions.
    at = start + size + (size % 2)
  }
  throw new WavError('it has no data')
}

function readFormat(chunk: DataView): Format {
  if (chunk.byteLength < 16) throw new WavError('its format is cut off')
  const channels = chunk.getUint16(2, true)
  const sampleRate = chunk.getUint32(4, true)
  const bits = chunk.getUint16(14, true)
  const named = chunk.getUint16(0, true)
  const isExtensible = named === formats.extensible && chunk.byteLength >= 26
  const code = isExtensible ? chunk.getUint16(24, true) : named
  if (channels < 1 || channels > maxChannels) throw new WavError(`it has ${channels} channels`)
  if (sampleRate < minSampleRate || sampleRate > maxSampleRate)
    throw new WavError(`it has ${sampleRate} samples per second`)
  if (code === formats.pcm && bits === 16)
    return { channels, sampleRate, bytes: 2, read: (data, at) => data.getInt16(at, true) / 32_768 }
  if (code === formats.float && bits === 32)
    return { channels, sampleRate, bytes: 4, read: (data, at) => inRange(data.getFloat32(at, true)) }
  throw new WavError(`its samples have format ${code} with ${bits} bits`)
}

function readData(data: DataView, { channels, sampleRate, bytes, read }: Format): Sound {
  const length = Math.floor(data.byteLength / (channels * bytes))
  const samples = new Float32Array(length)
  for (let n = 0; n < length; n += 1) {
    let sum = 0
    for (let channel = 0; channel < channels; channel += 1)
      sum += read(data, (n * channels + channel) * bytes)
    samples[n] = sum / channels
  }
  return { samples, sampleRate }
}

/** @returns 0 for NaN. */
function inRange(sample: number): number {
  return Math.max(-1, Math.min(1, sample)) || 0
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** A chunk, or what there is of it. */
function partOf(view: DataView, start: number, size: number): DataView {
  return new DataView(view.buffer, view.byteOffset + start, Math.min(size, view.byteLength - start))
}

function nameAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((n) => view.getUint8(at + n)))
}
