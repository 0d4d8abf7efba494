import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { readSpokenContent } from '@pol/content/read'
import { usualSpeaker } from '@pol/language/speakers'
import { mp3Seconds } from '../../server/src/audio/mp3-seconds.ts'
import { loadSpeechEngine } from '../../server/src/features/speech/offline/engine.ts'
import { createOfflineSpeech } from '../../server/src/features/speech/offline/offline-speech.ts'
import { findVoices } from '../../server/src/features/speech/voices/find-voices.ts'
import { runtimeFolderIn } from '../../server/src/features/speech/voices/runtime-files.ts'
import { idsOf } from '../../server/src/features/speech/voices/sign-ids.ts'
import { signsOf } from '../../server/src/features/speech/voices/signs.ts'
import { createVoicesInUse } from '../../server/src/features/speech/voices/voices-in-use.ts'
import { addToyVoice, installRuntime, toyModel } from '../../server/test/voices/toy-voice.ts'
import { fullSizeVoice } from './full-size-voice.ts'
import { childrenOf, residentMiB } from './memory.ts'
import type { Section } from './report.ts'
import type { ModelRun } from './run-voice-model.ts'
import { repository } from './server.ts'
import { repeat, spread } from './statistics.ts'

const runs = 3
const textCount = 40
const by = { voice: 'alloy', speaker: usualSpeaker } as const
const sampleRate = 22_050
const ticksPerSecond = 100
const program = join(repository, 'server/dist/engine-process.js')
const modelProgram = fileURLToPath(new URL('run-voice-model.ts', import.meta.url))
const log = pino({ level: 'error' })

const models = {
  'toy voice': toyModel({ samplesPerSign: 1_536 }),
  'voice of real size': fullSizeVoice(),
} as const

/** What neural voices cost: the whole way to a clip, and the model alone on two runtimes. */
export async function measureVoices(): Promise<Section> {
  const { german } = await readSpokenContent(new URL('../../content/data/', import.meta.url))
  // Texts of a lexicon are in no order of length.
  const texts = [...german].filter((text) => text.includes(' ')).slice(0, textCount)
  const folder = mkdtempSync(join(tmpdir(), 'pol-voices-'))
  try {
    await installRuntime(folder)
    return {
      title: 'Neural voices',
      method:
        `${textCount} taught German sentences, one after the other, ${runs} runs in a new process each. "Clips" is the whole way ` +
        'in the process of the speech engine: reading, speaking, loudness, MP3; the first clip, which loads the voice, is not counted. ' +
        '"The model alone" is the same input with nothing else, on ONNX Runtime as WebAssembly (one thread), which Pol uses, ' +
        'and as a native program (two threads here). The voice of real size has random weights and the layers of a Piper voice of ' +
        `medium quality (${megabytes(models['voice of real size'].length)}): it costs what a real one costs, and says nothing.`,
      table: [
        ['Clips', 'Clips a second', 'CPU per second of sound', 'Resident'],
        await rowOfClips('eSpeak NG', null, texts, folder),
        await rowOfClips('toy voice', models['toy voice'], texts, folder),
        await rowOfClips('voice of real size', models['voice of real size'], texts, folder),
      ],
      parts: [
        {
          title: 'The model alone',
          table: [
            ['Runtime', 'Loading', 'CPU per second of sound', 'Resident', 'Installed'],
            await rowOfModel('WebAssembly', 'wasm', texts, folder),
            await rowOfModel('native', 'native', texts, folder),
          ],
        },
      ],
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function rowOfClips(
  name: string,
  model: Uint8Array | null,
  texts: readonly string[],
  folder: string,
): Promise<string[]> {
  if (process.platform !== 'linux') return [name, 'not measured: needs Linux', '', '']
  if (model) await addToyVoice(folder, { language: 'de', model })
  const found = model ? await findVoices(folder, true) : []
  const measured = await repeat(runs, async () => {
    const speech = createOfflineSpeech({
      program,
      phonemes: { anyCase: new Map(), exactCase: new Map() },
      voices: createVoicesInUse(found, log),
      runtimeFolder: runtimeFolderIn(folder),
      log,
    })
    const speak = async (text: string) => {
      const { sounding, mp3 } = await speech.speak(text, by, 'taught', new AbortController().signal)
      if (sounding.provider.startsWith('piper ') !== (model !== null))
        throw new Error('Another engine spoke.')
      return mp3Seconds(mp3)
    }
    try {
      await speak('Die Messung beginnt.')
      const [engine] = childrenOf(process.pid)
      if (engine === undefined) throw new Error('There is no speech engine.')
      const [cpu, begin] = [cpuSecondsOf(engine), performance.now()]
      let sound = 0
      for (const text of texts) sound += await speak(text)
      return {
        clipsPerSecond: texts.length / ((performance.now() - begin) / 1000),
        cpu: (cpuSecondsOf(engine) - cpu) / sound,
        mebibytes: residentMiB(engine),
      }
    } finally {
      speech.stop()
    }
  })
  return [
    name,
    spread(
      measured.map(({ clipsPerSecond }) => clipsPerSecond),
      '',
      1,
    ),
    spread(
      measured.map(({ cpu }) => cpu),
      's',
      3,
    ),
    spread(
      measured.map(({ mebibytes }) => mebibytes),
      'MiB',
    ),
  ]
}

async function rowOfModel(
  name: string,
  kind: 'wasm' | 'native',
  texts: readonly string[],
  folder: string,
): Promise<string[]> {
  const engine = await loadSpeechEngine()
  const [found] = await findVoices(folder, true)
  if (!found?.usable) throw new Error('There is no voice.')
  const { ids, file } = found.usable.model
  const inputs = join(folder, 'inputs.json')
  const pieces = texts.flatMap((text) => signsOf(engine.read(text, 'alloy')))
  writeFileSync(inputs, JSON.stringify(pieces.map((piece) => idsOf(piece, ids))))
  const measured = await repeat(runs, async () => {
    const args = [modelProgram, kind, runtimeFolderIn(folder), file, inputs]
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as ModelRun
  })
  return [
    name,
    spread(
      measured.map(({ loadSeconds }) => loadSeconds),
      's',
      1,
    ),
    spread(
      measured.map(({ cpuSeconds, samples }) => (cpuSeconds * sampleRate) / samples),
      's',
      3,
    ),
    spread(
      measured.map(({ mebibytes }) => mebibytes),
      'MiB',
    ),
    megabytes(sizeOf(kind === 'wasm' ? runtimeFolderIn(folder) : nativePackage)),
  ]
}

const nativePackage = join(repository, 'bench/node_modules/onnxruntime-node')

function sizeOf(folder: string): number {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((bytes, entry) => bytes + statSync(join(entry.parentPath, entry.name)).size, 0)
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`

/** User and system time of a process (proc(5)). */
function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /su, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
