import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CallError, ConnectionError } from '@pol/contract/client'
import { readSpokenContent } from '@pol/content/read'
import { contentFolder } from '../folders.ts'
import { createLedger } from './ledger.ts'
import { createLetters } from './letters.ts'
import { listen, live, signInAnna, type School } from './load.ts'
import type { Site } from './sites.ts'

const livesAtOnce = 4

export interface Outcome {
  readonly kills: number
  readonly acknowledged: number
  readonly faults: readonly string[]
}

/** Kills the server again and again in the middle of its work. Ends with the first fault. */
export async function crash(
  site: Site,
  kills: number,
  seed: string,
  onProgress: (outcome: Outcome) => void = () => {},
): Promise<Outcome> {
  const chance = chances(seed)
  const ledger = createLedger()
  const letters = createLetters(join(site.dataFolder, 'outbox'))
  const { german } = await readSpokenContent(contentFolder)
  const school = { ledger, letters, texts: [...german], chance }
  for (let kill = 1; ; kill += 1) {
    await workUntilKilled(site, school)
    // Otherwise the next server recovers what was left behind, before anybody looks.
    const isLooked = kill % 2 === 0 || kill === kills
    const faults = isLooked ? await site.look((db) => ledger.faults(db, letters)) : []
    const outcome = { kills: kill, acknowledged: ledger.acknowledged(), faults }
    onProgress(outcome)
    if (faults.length > 0 || kill >= kills) return outcome
  }
}

async function workUntilKilled(site: Site, school: School): Promise<void> {
  const { chance } = school
  const server = await site.start()
  await server.untilReady()
  const asAnna = await signInAnna(server.url)
  const cut = new AbortController()
  const untilCut = (work: Promise<never>) =>
    work.catch((error: unknown) => {
      const isNoAnswer =
        error instanceof ConnectionError || (error instanceof CallError && error.status >= 500)
      if (!cut.signal.aborted || !isNoAnswer) throw error
    })
  const work = Promise.all([
    ...Array.from({ length: livesAtOnce }, () =>
      untilCut(live(school, { url: server.url, cut: cut.signal }, asAnna)),
    ),
    // The speech engine takes its time, which the others need, too.
    ...(chance() < 0.3 ? [untilCut(listen(school, asAnna))] : []),
  ])
  await Promise.race([work, pause(50 + 1_450 * chance())])
  cut.abort()
  if (site.crashDatabase && chance() < 0.4) await site.crashDatabase()
  server.kill('SIGKILL')
  await server.ended
  await work
}

/** From 0 to 1: any, but the same in every run with the same seed. */
function chances(seed: string): () => number {
  let turn = 0
  return () => createHash('sha256').update(`${seed} ${turn++}`).digest().readUInt32BE() / 2 ** 32
}
