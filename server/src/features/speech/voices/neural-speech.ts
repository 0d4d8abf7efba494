import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { InferenceSession } from 'onnxruntime-web/wasm'
import type { Sound } from '../../../audio/sound.ts'
import { withPitch } from '../../../audio/with-pitch.ts'
import { loadRuntime, type Runtime } from './load-runtime.ts'
import { idsOf } from './sign-ids.ts'
import type { VoiceModel } from './voice.ts'

/** Somewhat slower than the voices were recorded: the speech is for learners. */
const slowness = 1.1
const pauseSeconds = 0.25
/** Part of the key of clips. */
export const neuralSettings = `${slowness} ${pauseSeconds}`
/** Two of 63 MB each: one for each language, or the woman and the man of a dialogue. */
const mostLoaded = 2

/** Errors come as exceptions; the runtime would also write them to the standard error output. */
const quiet = { logSeverityLevel: 4 } as const

const inputs = ['input', 'input_lengths', 'scales']

/** The model of a voice can never speak, so that no other text needs to be tried. */
export class UnusableModelError extends Error {
  override readonly name = 'UnusableModelError'
  readonly code: 'broken-model' | 'changed'

  constructor(code: 'broken-model' | 'changed', cause?: unknown) {
    super(`The model of a voice is unusable: ${code}`, { cause })
    this.code = code
  }
}

export type NeuralSpeech = ReturnType<typeof createNeuralSpeech>

/**
 * Speaks with the models of Piper voices in this process.
 * @param runtimeFolder folder of the runtime, which is loaded with the first text.
 */
export function createNeuralSpeech(runtimeFolder: string) {
  let runtime: Promise<Runtime> | undefined
  /** By hash; the one that was used last is last. */
  const sessions = new Map<string, InferenceSession>()

  const sessionOf = async ({ InferenceSession }: Runtime, { file, sha256 }: VoiceModel) => {
    const known = sessions.get(sha256)
    const session = known ?? (await open(InferenceSession, file, sha256))
    sessions.delete(sha256)
    sessions.set(sha256, session)
    for (const [hash, oldest] of [...sessions].slice(0, -mostLoaded)) {
      sessions.delete(hash)
      await oldest.release()
    }
    return session
  }

  return {
    /**
     * @param pieces text in the signs of the voice, spoken with pauses between them.
     * @param pitch 1 for that of the voice, 2 for an octave higher.
     * @throws UnusableModelError, UnknownSignError, or another error if this text failed.
     */
    async speak(model: VoiceModel, pieces: readonly string[], pitch: number): Promise<Sound> {
      const onnx = await (runtime ??= loadRuntime(runtimeFolder))
      const texts = pieces.map((piece) => idsOf(piece, model.ids))
      const session = await sessionOf(onnx, model)
      const scales = [model.noise, model.length * slowness * pitch, model.noiseOfDurations]
      const spoken: Float32Array[] = []
      for (const ids of texts) spoken.push(await run(onnx, session, ids, scales))
      const { sampleRate } = model
      return withPitch({ samples: joined(spoken, pauseSeconds * sampleRate), sampleRate }, pitch)
    },
  }
}

async function open(
  sessions: Runtime['InferenceSession'],
  file: string,
  sha256: string,
): Promise<InferenceSession> {
  const bytes = await readFile(file)
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new UnusableModelError('changed')
  let session: InferenceSession
  try {
    session = await sessions.create(bytes, quiet)
  } catch (cause) {
    throw new UnusableModelError('broken-model', cause)
  }
  const { inputNames, outputNames } = session
  if (inputNames.toSorted().join(' ') !== inputs.join(' ') || outputNames.length !== 1) {
    await session.release()
    throw new UnusableModelError('broken-model', new Error(`It takes ${inputNames.join(', ')}`))
  }
  return session
}

async function run(
  { Tensor }: Runtime,
  session: InferenceSession,
  ids: readonly number[],
  scales: readonly number[],
): Promise<Float32Array> {
  const input = {
    input: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
    input_lengths: new Tensor('int64', BigInt64Array.of(BigInt(ids.length)), [1]),
    scales: new Tensor('float32', Float32Array.from(scales), [scales.length]),
  }
  const output = await session.run(input, quiet)
  const samples = output[session.outputNames[0] ?? '']?.data
  if (!(samples instanceof Float32Array) || samples.length === 0) throw new Error('The voice said nothing')
  if (!samples.every(Number.isFinite)) throw new Error('The voice made something that is no sound')
  return samples
}

/** @param gap samples of silence between the parts. */
function joined(parts: readonly Float32Array[], gap: number): Float32Array<ArrayBuffer> {
  const between = Math.round(gap)
  const length = parts.reduce((sum, part) => sum + part.length + between, -between)
  const samples = new Float32Array(length)
  let at = 0
  for (const part of parts) {
    samples.set(part, at)
    at += part.length + between
  }
  return samples
}
