import { readSpokenContent } from '@pol/content/read'
import { textToSpeech } from '@pol/contract/operations/speech'
import { childrenOf, residentMiB } from './memory.ts'
import type { Section } from './report.ts'
import { withServer } from './server.ts'

const clips = 2_000
const everyClips = 500
const concurrency = 4

/** Measures whether the memory of the speech engine grows with the number of clips. */
export async function measureSpeechMemory(): Promise<Section> {
  const samples = process.platform === 'linux' ? await sampleMemory() : []
  const rows = samples.map(({ spoken, mebibytes }) => [
    spoken === 0 ? 'after the first clip' : `after ${spoken.toLocaleString('en')} clips`,
    `${mebibytes.toFixed(0)} MiB`,
  ])
  return {
    title: 'Memory of the speech engine',
    method:
      `Resident memory (VmRSS) of the engine's process while it generates clips of ${clips.toLocaleString('en')} different taught ` +
      'texts, half of them German, half Persian. One run.',
    table: [
      ['Moment', 'Resident'],
      ...(rows.length > 0 ? rows : [['speech engine', 'not measured: needs Linux']]),
    ],
  }
}

async function sampleMemory() {
  const { german, persian } = await readSpokenContent(new URL('../../content/data/', import.meta.url))
  const half = clips / 2
  const texts = [
    ...[...german].slice(0, half).map((text) => ({ text, voice: 'alloy' }) as const),
    ...[...persian.keys()].slice(0, half).map((text) => ({ text, voice: 'nova' }) as const),
  ]
  if (texts.length < clips) throw new Error(`There are fewer than ${clips} taught texts.`)
  return withServer(async ({ program, signIn }) => {
    const { call } = await signIn()
    await call(textToSpeech, { text: 'Die Messung beginnt.', voice: 'alloy' })
    const [engine] = childrenOf(program.pid ?? 0)
    if (engine === undefined) throw new Error('The server has no speech engine.')
    const samples = [{ spoken: 0, mebibytes: residentMiB(engine) }]
    for (let spoken = 0; spoken < clips; spoken += everyClips) {
      const queue = texts.slice(spoken, spoken + everyClips).values()
      const listen = async () => {
        for (const clip of queue) await call(textToSpeech, clip)
      }
      await Promise.all(Array.from({ length: concurrency }, listen))
      samples.push({ spoken: spoken + everyClips, mebibytes: residentMiB(engine) })
    }
    return samples
  })
}
