import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '@pol/language/language'
import { copyRuntime, runtimeFolderIn } from '../../src/features/speech/voices/runtime-files.ts'
import { neededSigns } from '../../src/features/speech/voices/needed-signs.ts'
import { createGraph, writeModel } from './onnx.ts'

/**
 * What a toy voice does with a text: a tone as long as the text has signs, whose height depends on the signs; or it makes
 * silence, makes no numbers, fails, never ends, asks for 1.2 GB.
 */
type Behaviour = 'speaks' | 'is-silent' | 'makes-no-numbers' | 'fails' | 'hangs' | 'is-greedy'

export interface ToyVoice {
  readonly language: Language
  readonly name?: string
  readonly behaviour?: Behaviour
  /** Samples per sign, at a length of 1. */
  readonly samplesPerSign?: number
  /** Replaces parts of the settings. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** A sign that the voice does not know. */
  readonly without?: string
  /** Null for none. */
  readonly card?: string | null
  /** Replaces the model. */
  readonly model?: Uint8Array
}

const card = '# Model card\n\n* License: CC0-1.0\n* URL: https://example.org/voice\n'
const otherLetters = 'ðθʁβɹɚʌɒwæ'

/** Installs the program that runs voices below a folder of voices, from the packages of the tests. */
export function installRuntime(voicesFolder: string): Promise<void> {
  const dist = fileURLToPath(import.meta.resolve('onnxruntime-web/wasm')).replace(/[^/\\]+$/u, '')
  return copyRuntime(dist, runtimeFolderIn(voicesFolder))
}

/** Puts a toy voice into a folder of voices. @returns the path of its model. */
export async function addToyVoice(voicesFolder: string, voice: ToyVoice): Promise<string> {
  const folder = join(voicesFolder, voice.language, voice.name ?? 'toy')
  return writeToyVoice(folder, voice)
}

/** Writes the files of a toy voice. @returns the path of its model. */
export async function writeToyVoice(folder: string, voice: ToyVoice): Promise<string> {
  await mkdir(folder, { recursive: true })
  const model = join(folder, `${voice.name ?? 'toy'}.onnx`)
  await writeFile(model, voice.model ?? toyModel(voice))
  await writeFile(`${model}.json`, JSON.stringify(settingsOf(voice)))
  if (voice.card !== null) await writeFile(join(folder, 'MODEL_CARD'), voice.card ?? card)
  return model
}

function settingsOf({ language, settings, without }: ToyVoice) {
  const signs = [...new Set(`_^$${neededSigns.de}${neededSigns.fa}${otherLetters}`)]
  const ids = signs.flatMap((sign, id) => (sign === without ? [] : [[sign, [id]] as const]))
  return {
    audio: { sample_rate: 22_050 },
    espeak: { voice: language },
    inference: { noise_scale: 0.667, length_scale: 1, noise_w: 0.8 },
    phoneme_type: 'espeak',
    phoneme_id_map: Object.fromEntries(ids),
    num_speakers: 1,
    ...settings,
  }
}

/** A model of less than a kilobyte with the inputs and outputs of a Piper voice. */
export function toyModel({
  behaviour = 'speaks',
  samplesPerSign = 256,
}: Partial<ToyVoice> = {}): Uint8Array<ArrayBuffer> {
  const { apply, floats, integers, truth, finish } = createGraph()
  const signs = apply('Cast', ['input_lengths'], { to: 1 })
  const length = apply('Gather', ['scales', integers([1])])
  const time = apply('Squeeze', [apply('Mul', [apply('Mul', [signs, length]), floats([samplesPerSign])])])
  const samples = apply('Range', [floats([0], []), time, floats([1], [])])
  const mean = apply('ReduceMean', [apply('Cast', ['input'], { to: 1 })], { keepdims: 0 })
  const step = apply('Add', [apply('Mul', [mean, floats([0.0005])]), floats([0.05])])
  const wave = apply('Sin', [apply('Mul', [samples, step])])

  const loudness = (): string => {
    switch (behaviour) {
      case 'speaks':
        return floats([0.3])
      case 'is-silent':
        return floats([0])
      case 'makes-no-numbers':
        return apply('Sqrt', [floats([-1])])
      case 'fails':
        return apply('Gather', [floats([0.3]), 'input_lengths'])
      case 'hangs':
        return apply('Loop', [integers([1e15], []), truth(), floats([0.3])], { body: addOneAgain() })
      case 'is-greedy':
        return apply('ReduceMean', [apply('Expand', [signs, integers([3e8])])], { keepdims: 0 })
    }
  }
  apply('Reshape', [apply('Mul', [wave, loudness()]), integers([1, 1, 1, -1])], {}, 'output')
  return writeModel(
    finish(
      [
        { name: 'input', type: 'int64', shape: ['batch', 'phonemes'] },
        { name: 'input_lengths', type: 'int64', shape: ['batch'] },
        { name: 'scales', type: 'float', shape: [3] },
      ],
      [{ name: 'output', type: 'float', shape: ['batch', 1, 1, 'time'] }],
    ),
  )
}

function addOneAgain() {
  const { apply, floats, finish } = createGraph()
  apply('Identity', ['again'], {}, 'isAgain')
  apply('Add', ['before', floats([1])], {}, 'after')
  return finish(
    [
      { name: 'round', type: 'int64', shape: [] },
      { name: 'again', type: 'bool', shape: [] },
      { name: 'before', type: 'float', shape: [1] },
    ],
    [
      { name: 'isAgain', type: 'bool', shape: [] },
      { name: 'after', type: 'float', shape: [1] },
    ],
  )
}
