import type { Client } from '@pol/contract/client'
import { textToSpeech, type Voice } from '@pol/contract/operations/speech'
import { lexicon } from '@pol/content/lexicon'
import { readKind } from '@pol/content/read'
import { rawPost, type RawConnection, withConnections } from './raw-connection.ts'
import type { Section } from './report.ts'
import { withServer } from './server.ts'
import { median, quantile, repeat, spread } from './statistics.ts'

const runs = 3
const concurrency = 8
/** Number of texts per language, from the beginning of the lexicon. */
const inParallel = 200
const oneByOne = 50
/** Number of concurrent requests for the same clip. */
const listeners = 200
const cachedRepeats = 5

interface Spoken {
  readonly voice: Voice
  readonly texts: readonly string[]
}

export async function measureSpeech(): Promise<Section> {
  const languages = await readLanguages()
  const measured = await repeat(runs, () => freshServer(languages))
  const latency = (name: string, which: 'computed' | 'cached' | 'together' | 'togetherCached') => {
    const times = measured.map((run) => run[which])
    return [
      [`${name}, median`, spread(times.map(median), 'ms', 1)],
      [
        `${name}, 95th percentile`,
        spread(
          times.map((run) => quantile(run, 0.95)),
          'ms',
          1,
        ),
      ],
    ]
  }
  const rate = (language: 'persian' | 'german') =>
    spread(
      measured.map((run) => run[language]),
      'clips/s',
      1,
    )
  return {
    title: 'Speech',
    method:
      `Calls of \`text-to-speech\` on a new database, ${runs} runs: the first ${inParallel} texts of the lexicon in each language, ` +
      `${concurrency} at a time; then the next ${oneByOne} of each, one by one, first computed, then from the cache. The engine is ` +
      `already running. Then ${listeners} listeners request the same clip at once, each on an open connection and with gzip, first computed, then ` +
      `${cachedRepeats} times from the cache.`,
    table: [
      ['Figure', ''],
      ['Persian, computed', rate('persian')],
      ['German, computed', rate('german')],
      ...latency('a computed clip', 'computed'),
      ...latency('a cached clip', 'cached'),
      ...latency(`${listeners} listeners at once, computed`, 'together'),
      ...latency(`${listeners} listeners at once, cached`, 'togetherCached'),
      [
        'computed to cached, medians',
        spread(
          measured.map(({ computed, cached }) => median(computed) / median(cached)),
          'times',
          1,
        ),
      ],
    ],
  }
}

async function readLanguages() {
  const rows = await readKind(lexicon, new URL('../../content/data/', import.meta.url))
  const spoken = rows.map((row) => lexicon.spoken(row))
  const persian = new Set(spoken.flatMap(({ persian }) => persian.map(({ farsi }) => farsi)))
  const german = new Set(spoken.flatMap(({ german }) => german))
  return {
    persian: { voice: 'nova', texts: [...persian] },
    german: { voice: 'alloy', texts: [...german] },
  } as const satisfies Record<string, Spoken>
}

function freshServer({ persian, german }: Record<'persian' | 'german', Spoken>) {
  return withServer(async (server) => {
    const { call, token } = await server.signIn()
    const languages = [persian, german]
    for (const { voice, texts } of languages) {
      await call(textToSpeech, { text: texts[inParallel + oneByOne] ?? '', voice })
    }
    const rates = { persian: await clipsPerSecond(call, persian), german: await clipsPerSecond(call, german) }
    const next = languages.flatMap(({ voice, texts }) =>
      texts.slice(inParallel, inParallel + oneByOne).map((text) => ({ text, voice })),
    )
    const fresh = { text: german.texts[inParallel + oneByOne + 1] ?? '', voice: german.voice }
    const { url } = server
    const request = rawPost({ url, path: textToSpeech.path, token, body: JSON.stringify(fresh) })
    return withConnections(url, listeners, async (connections) => ({
      ...rates,
      computed: await latencies(call, next),
      cached: await latencies(call, next),
      together: await atOnce(connections, request),
      togetherCached: (await repeat(cachedRepeats, () => atOnce(connections, request))).flat(),
    }))
  })
}

async function clipsPerSecond(call: Client, { voice, texts }: Spoken): Promise<number> {
  const queue = texts.slice(0, inParallel).values()
  const caller = async () => {
    for (const text of queue) await call(textToSpeech, { text, voice })
  }
  const begin = performance.now()
  await Promise.all(Array.from({ length: concurrency }, caller))
  return inParallel / ((performance.now() - begin) / 1000)
}

/** @returns the waiting time of each listener. */
function atOnce(connections: readonly RawConnection[], request: string): Promise<number[]> {
  const begin = performance.now()
  return Promise.all(
    connections.map(async (connection) => {
      await connection.send(request)
      return performance.now() - begin
    }),
  )
}

async function latencies(call: Client, clips: readonly { text: string; voice: Voice }[]): Promise<number[]> {
  const times: number[] = []
  for (const clip of clips) {
    const begin = performance.now()
    await call(textToSpeech, clip)
    times.push(performance.now() - begin)
  }
  return times
}
