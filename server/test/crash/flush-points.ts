import { join } from 'node:path'
import { ConnectionError } from '@pol/contract/client'
import type { Outcome } from './campaign.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { createLetters, type Letters } from './letters.ts'
import { life, signInAnna, type Caller, type Server } from './load.ts'
import { mend, setFault, withFaults } from './set-fault.ts'
import type { Site } from './sites.ts'

/** Lives that between them meet every command: an account made at once; asked for and invited; asked for, and the password forgotten. */
const ways = [0.1, 0.45, 0.55]

/**
 * Kills the server just before it flushes for the n-th time, on the way through the lives, for each n; until the lives
 * are over before that.
 */
export async function crashAtFlushes(
  site: Site,
  flushes: Iterable<number>,
  onProgress: (outcome: Outcome) => void = () => {},
): Promise<Outcome> {
  const ledger = createLedger()
  const letters = createLetters(join(site.dataFolder, 'outbox'))
  let outcome: Outcome = { kills: 0, acknowledged: 0, faults: [] }
  for (const atFlush of flushes) {
    const server = await site.start(withFaults)
    await server.untilReady()
    const asAnna = await signInAnna(server.url)
    const cut = new AbortController()
    const ended = server.ended.then(() => cut.abort())
    await setFault(site.dataFolder, { kind: 'die', atFlush })
    const isKilled = await throughAll(ledger, letters, { url: server.url, cut: cut.signal }, asAnna)
    server.kill('SIGKILL')
    await ended
    await mend(site.dataFolder)
    const faults = await site.look((db) => ledger.faults(db, letters))
    outcome = { kills: outcome.kills + Number(isKilled), acknowledged: ledger.acknowledged(), faults }
    onProgress(outcome)
    if (!isKilled || faults.length > 0) break
  }
  return outcome
}

/** @returns whether the server was killed on the way. */
async function throughAll(
  ledger: Ledger,
  letters: Letters,
  server: Server,
  asAnna: Caller,
): Promise<boolean> {
  try {
    for (const way of ways) await life({ ledger, letters, texts: [], chance: () => way }, server, asAnna)
    return false
  } catch (error) {
    if (error instanceof ConnectionError) return true
    throw error
  }
}
