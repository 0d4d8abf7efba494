import { dictionary } from '@pol/content/dictionary'
import { readKind } from '@pol/content/read'
import type { Client } from '@pol/contract/client'
import type { InputOf } from '@pol/contract/operation'
import { translate } from '@pol/contract/translation'
import type { Section } from './report.ts'
import { withServer } from './server.ts'
import { median, quantile, repeat, spread } from './statistics.ts'

const runs = 3
const concurrency = 8
/** Of each direction; all together stay below what one user may translate in an hour. */
const inParallel = 100
const oneByOne = 40

type Task = InputOf<typeof translate>

export async function measureTranslation(): Promise<Section> {
  const tasks = await sentences()
  const measured = await repeat(runs, () =>
    withServer(async (server) => {
      const { call } = await server.signIn()
      const rate = await translationsPerSecond(call, tasks.slice(0, 2 * inParallel))
      return { rate, times: await latencies(call, tasks.slice(2 * inParallel)) }
    }),
  )
  const times = measured.map((run) => run.times)
  return {
    title: 'Offline translation',
    method:
      `Through \`translate\` of a server with a fresh database, ${runs} runs: sentences that are taught nowhere, made ` +
      `around nouns of the dictionary, ${inParallel} a direction, ${concurrency} at a time; then the next ` +
      `${oneByOne} a direction, one by one.`,
    table: [
      ['Figure', ''],
      [
        'translations',
        spread(
          measured.map(({ rate }) => rate),
          'a second',
        ),
      ],
      ['one translation, median', spread(times.map(median), 'ms', 1)],
      [
        'one translation, 95th percentile',
        spread(
          times.map((run) => quantile(run, 0.95)),
          'ms',
          1,
        ),
      ],
    ],
  }
}

/** In both directions by turns. */
async function sentences(): Promise<Task[]> {
  const rows = await readKind(dictionary, new URL('../../content/data/', import.meta.url))
  const nouns = rows.filter(({ type }) => type === 'noun').slice(0, inParallel + oneByOne)
  if (nouns.length < inParallel + oneByOne) throw new Error('The dictionary has too few nouns.')
  return nouns.flatMap(({ article, german, farsi }): Task[] => [
    { text: `Gestern habe ich ${article} ${german} nicht gesehen.`, direction: 'de-to-fa' },
    { text: `دیروز ${farsi} را ندیدم.`, direction: 'fa-to-de' },
  ])
}

async function translationsPerSecond(call: Client, tasks: readonly Task[]): Promise<number> {
  const queue = tasks.values()
  const caller = async () => {
    for (const task of queue) await call(translate, task)
  }
  const begin = performance.now()
  await Promise.all(Array.from({ length: concurrency }, caller))
  return tasks.length / ((performance.now() - begin) / 1000)
}

async function latencies(call: Client, tasks: readonly Task[]): Promise<number[]> {
  const times: number[] = []
  for (const task of tasks) {
    const begin = performance.now()
    await call(translate, task)
    times.push(performance.now() - begin)
  }
  return times
}
