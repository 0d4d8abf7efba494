interface Wav {
  readonly samples: ArrayLike<number>
  readonly sampleRate?: number
  readonly channels?: number
  readonly samplesAs?: 'int16' | 'float32' | 'int24'
  /** The long header, in which the format stands at its end. */
  readonly isExtensible?: boolean
  /** What a server writes as sizes that it does not know yet. */
  readonly sizes?: number
  /** Chunks before the data: name and content. */
  readonly otherChunks?: readonly (readonly [string, Buffer])[]
}

/** Writes a WAV; all channels get the same samples. */
export function createWav({
  samples,
  sampleRate = 22_050,
  channels = 1,
  samplesAs = 'int16',
  isExtensible = false,
  sizes,
  otherChunks = [],
}: Wav): Buffer<ArrayBuffer> {
  const bytes = { int16: 2, int24: 3, float32: 4 }[samplesAs]
  const data = Buffer.alloc(samples.length * channels * bytes)
  for (let n = 0; n < samples.length * channels; n += 1) {
    const sample = samples[Math.floor(n / channels)] ?? 0
    if (samplesAs === 'float32') data.writeFloatLE(sample, n * bytes)
    else data.writeIntLE(Math.round(sample * (2 ** (8 * bytes - 1) - 1)), n * bytes, bytes)
  }
  const code = samplesAs === 'float32' ? 3 : 1
  const format = Buffer.alloc(isExtensible ? 40 : 16)
  format.writeUInt16LE(isExtensible ? 0xfffe : code, 0)
  format.writeUInt16LE(channels, 2)
  format.writeUInt32LE(sampleRate, 4)
  format.writeUInt32LE(sampleRate * channels * bytes, 8)
  format.writeUInt16LE(channels * bytes, 12)
  format.writeUInt16LE(8 * bytes, 14)
  if (isExtensible) {
    format.writeUInt16LE(22, 16)
    format.writeUInt16LE(8 * bytes, 18)
    format.writeUInt16LE(code, 24)
    format.write('000000001000800000aa00389b71', 26, 'hex')
  }
  const chunks = [
    chunk('fmt ', format),
    ...otherChunks.map(([name, content]) => chunk(name, content)),
    chunk('data', data, sizes),
  ]
  const body = Buffer.concat([Buffer.from('WAVE'), ...chunks])
  return chunk('RIFF', body, sizes)
}

function chunk(name: string, content: Buffer, size = content.length): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(8)
  header.write(name)
  header.writeUInt32LE(size, 4)
  return Buffer.concat([header, content, Buffer.alloc(content.length % 2)])
}
