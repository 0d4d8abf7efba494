import { join } from 'node:path'
import { textToSpeech, type Voice } from '@pol/contract/operations/speech'
import { loadSpokenContent } from '../../../server/src/files.ts'
import { speechClips } from '../../../server/src/database/schema.ts'
import { temporaryFolder } from '../cleanup.ts'
import type { Section } from '../report.ts'
import { withServer } from '../server.ts'
import { alternate, comparison, comparisonMethod, connections, loadTarget } from './compare.ts'
import { withHelper } from './helper.ts'
import { createPeople, type DatabaseEnvironment, tokenOf, withDatabase } from './people.ts'
import { postgresNote, withPostgres } from './postgres.ts'
import { send } from './send.ts'
import { authorizationOf } from './sessions.ts'

export interface Clip {
  readonly text: string
  readonly voice: Voice
}

const differentClips = 2_000
/** Clips that are requested at the same time to make them. */
const madeAtOnce = 8
export async function measureClips(): Promise<Section> {
  const { german, persian } = await loadSpokenContent()
  const clips: Clip[] = [
    ...[...german].slice(0, differentClips / 2).map((text) => ({ text, voice: 'alloy' as const })),
    ...[...persian.keys()].slice(0, differentClips / 2).map((text) => ({ text, voice: 'nova' as const })),
  ]
  const embedded = { DATA_DIR: join(temporaryFolder(), 'data') }
  const onEmbedded = await compare(embedded, clips)
  const rows = await withDatabase(embedded, (db) => db.select().from(speechClips))
  const onPostgres = await withPostgres(async (newDatabase) => {
    const environment = { DATA_DIR: join(temporaryFolder(), 'data'), DATABASE_URL: await newDatabase() }
    await withDatabase(environment, async (db) => {
      for (const row of rows) await db.insert(speechClips).values(row)
    })
    return compare(environment, clips)
  })
  return {
    title: 'Clips',
    method:
      `\`POST ${textToSpeech.path}\` for ${differentClips.toLocaleString('en')} different clips of the course, half of them in each language, ` +
      `which exist and were asked for before, by ${connections} people. The product has its default configuration, with its log at \`info\` to the null ` +
      'device. The bare `node:http` server, in its own process, finds the clip by the JSON of the request and sends the same bytes from ' +
      `memory; it knows no people, reads no database, and validates and logs nothing. ${comparisonMethod}. ${postgresNote}; the embedded engine flushes.`,
    table: [
      ['Figure', 'Product', 'Bare `node:http`', 'Ratio'],
      ...comparison('PostgreSQL', onPostgres),
      ...comparison('embedded', onEmbedded),
    ],
  }
}

async function compare(environment: DatabaseEnvironment, clips: readonly Clip[]) {
  await createPeople(environment, connections)
  return withServer(
    async (product) => {
      const queue = clips.values()
      const make = async () => {
        for (const clip of queue) await send(product.url, textToSpeech, clip, tokenOf(1))
      }
      await Promise.all(Array.from({ length: madeAtOnce }, make))
      const settings = { PRODUCT_URL: product.url, CLIPS: JSON.stringify(clips), TOKEN: tokenOf(1) }
      return withHelper('bare-server.ts', settings, async (bare) => {
        const { port } = (await bare.nextMessage()) as { port: number }
        const request = {
          path: textToSpeech.path,
          headers: (connection: number) => ({
            ...authorizationOf(1 + connection),
            'accept-encoding': 'gzip',
            'content-type': 'application/json',
          }),
          // All connections together request each clip once, before one is requested again.
          bodies: (connection: number) =>
            clips.filter((_, at) => at % connections === connection).map((clip) => JSON.stringify(clip)),
        }
        const ours = { ...request, url: product.url, pid: product.program.pid ?? 0 }
        const theirs = { ...request, url: `http://127.0.0.1:${port}`, pid: bare.pid }
        return alternate({
          product: (seconds) => loadTarget(ours, seconds),
          bare: (seconds) => loadTarget(theirs, seconds),
        })
      })
    },
    { ...environment, LOG_LEVEL: 'info' },
  )
}
