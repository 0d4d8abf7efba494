import { join } from 'node:path'
import { CallError, ConnectionError } from '@pol/contract/client'
import { readSpokenContent } from '@pol/content/read'
import { contentFolder } from '../paths.ts'
import { untilRandomMoment, untilTrue } from '../time.ts'
import type { CrashTarget } from './crash-target.ts'
import { createLedger } from './ledger.ts'
import { createMailFolder } from './mail-folder.ts'
import { repeatPractice } from './practice.ts'
import { repeatUserLifecycles, requestClips, signInAnna, type LifecycleContext } from './user-lifecycle.ts'

const concurrentUsers = 4
const mostUntilBegunMs = 120_000

export interface Outcome {
  readonly kills: number
  readonly acknowledged: number
  readonly faults: readonly string[]
}

/** Kills the server under load `kills` times, each at a random moment. Stops at the first fault. */
export async function killAtRandom(
  target: CrashTarget,
  kills: number,
  random: () => number,
  onProgress: (outcome: Outcome) => void = () => {},
): Promise<Outcome> {
  const ledger = createLedger()
  const mailFolder = createMailFolder(join(target.dataFolder, 'outbox'))
  const { german } = await readSpokenContent(contentFolder)
  const context = { ledger, mailFolder, texts: [...german], random }
  for (let kill = 1; ; kill += 1) {
    await workUntilKilled(target, context)
    // Only after every second kill, so that a server also starts on a folder that no check has opened before.
    const isChecked = kill % 2 === 0 || kill === kills
    const faults = isChecked ? await target.withDatabase((db) => ledger.findFaults(db, mailFolder)) : []
    const outcome = { kills: kill, acknowledged: ledger.acknowledged(), faults }
    onProgress(outcome)
    if (faults.length > 0 || kill >= kills) return outcome
  }
}

async function workUntilKilled(target: CrashTarget, context: LifecycleContext): Promise<void> {
  const { random, ledger } = context
  const before = ledger.acknowledged()
  const server = await target.start()
  await server.untilReady()
  const asAnna = await signInAnna(server.url)
  const killed = new AbortController()
  const untilKilled = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      const isNoAnswer =
        error instanceof ConnectionError || (error instanceof CallError && error.status >= 500)
      if (!killed.signal.aborted || !isNoAnswer) throw error
    })
  const work = Promise.all([
    ...Array.from({ length: concurrentUsers }, () =>
      untilKilled(repeatUserLifecycles(context, { url: server.url, killed: killed.signal }, asAnna)),
    ),
    untilKilled(repeatPractice(context, killed.signal, asAnna)),
    // In some rounds only, because the speech engine takes processor time from the other requests.
    ...(random() < 0.3 ? [untilKilled(requestClips(context, asAnna))] : []),
  ])
  // On a busy machine, nothing would be acknowledged in the same time.
  const hasBegun = () => ledger.acknowledged() >= before + 2
  await Promise.race([work, untilTrue(mostUntilBegunMs, hasBegun, () => 'Nothing was acknowledged')])
  await untilRandomMoment(work, random, { fromMs: 0, toMs: 1_500 })
  killed.abort()
  if (target.crashDatabase && random() < 0.4) await target.crashDatabase()
  server.kill('SIGKILL')
  await server.ended
  await work
}
