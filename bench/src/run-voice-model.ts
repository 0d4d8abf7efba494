/**
 * Runs the model of a voice alone, in this process: `node run-voice-model.ts wasm|native FOLDER MODEL IDS`. FOLDER has the
 * WebAssembly runtime, IDS is a file with the inputs as JSON. Prints what it took as JSON.
 */
import { readFile } from 'node:fs/promises'
import { loadRuntime } from '../../server/src/features/speech/voices/load-runtime.ts'
import { residentMiB } from './memory.ts'

export interface ModelRun {
  readonly loadSeconds: number
  /** Processor time for all inputs, without loading. */
  readonly cpuSeconds: number
  readonly samples: number
  readonly mebibytes: number
}

const [kind = '', folder = '', model = '', inputs = ''] = process.argv.slice(2)
const texts = JSON.parse(await readFile(inputs, 'utf8')) as number[][]
const { InferenceSession, Tensor } =
  kind === 'native' ? await import('onnxruntime-node') : await loadRuntime(folder)

const begin = performance.now()
const session = await InferenceSession.create(await readFile(model))
const loadSeconds = (performance.now() - begin) / 1000
const before = process.cpuUsage()
let samples = 0
for (const ids of texts) {
  const { output } = await session.run({
    input: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
    input_lengths: new Tensor('int64', BigInt64Array.of(BigInt(ids.length)), [1]),
    scales: new Tensor('float32', Float32Array.of(0.667, 1, 0.8), [3]),
  })
  samples += output?.data.length ?? 0
}
const { user, system } = process.cpuUsage(before)
const run: ModelRun = {
  loadSeconds,
  cpuSeconds: (user + system) / 1e6,
  samples,
  mebibytes: residentMiB(process.pid),
}
process.stdout.write(JSON.stringify(run))
