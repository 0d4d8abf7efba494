import { join } from 'node:path'
import { ConnectionError } from '@pol/contract/client'
import type { CrashTarget } from './crash-target.ts'
import { clearDiskFault, diskFaultEnvironment, setDiskFault } from './disk-fault-control.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { createMailFolder, type MailFolder } from './mail-folder.ts'
import { practise } from './practice.ts'
import type { Outcome } from './random-kills.ts'
import { runUserLifecycle, signInAnna, type Caller, type Server } from './user-lifecycle.ts'

/**
 * Fixed random numbers, one per lifecycle; together the lifecycles send every command. In order: an account created
 * directly, an approved access request, an approved access request followed by a password reset.
 */
const lifecycles = [0.1, 0.45, 0.55]

/**
 * Runs the lifecycles once for each number n of `flushes`, and kills the server just before its n-th flush. Stops at
 * the first fault, or when the lifecycles end before the n-th flush.
 */
export async function killAtFlushes(
  target: CrashTarget,
  flushes: Iterable<number>,
  onProgress: (outcome: Outcome) => void = () => {},
): Promise<Outcome> {
  const ledger = createLedger()
  const mailFolder = createMailFolder(join(target.dataFolder, 'outbox'))
  let outcome: Outcome = { kills: 0, acknowledged: 0, faults: [] }
  for (const atFlush of flushes) {
    const server = await target.start(diskFaultEnvironment)
    await server.untilReady()
    const asAnna = await signInAnna(server.url)
    const killed = new AbortController()
    const ended = server.ended.then(() => killed.abort())
    await setDiskFault(target.dataFolder, { kind: 'die', atFlush })
    const isKilled = await runAll(ledger, mailFolder, { url: server.url, killed: killed.signal }, asAnna)
    server.kill('SIGKILL')
    await ended
    await clearDiskFault(target.dataFolder)
    const faults = await target.withDatabase((db) => ledger.findFaults(db, mailFolder))
    outcome = { kills: outcome.kills + Number(isKilled), acknowledged: ledger.acknowledged(), faults }
    onProgress(outcome)
    if (!isKilled || faults.length > 0) break
  }
  return outcome
}

/** @returns whether the server was killed before all lifecycles had ended. */
async function runAll(
  ledger: Ledger,
  mailFolder: MailFolder,
  server: Server,
  asAnna: Caller,
): Promise<boolean> {
  try {
    await practise({ ledger, random: () => 0.5 }, asAnna)
    for (const fixed of lifecycles) {
      await runUserLifecycle({ ledger, mailFolder, texts: [], random: () => fixed }, server, asAnna)
    }
    return false
  } catch (error) {
    if (error instanceof ConnectionError) return true
    throw error
  }
}
