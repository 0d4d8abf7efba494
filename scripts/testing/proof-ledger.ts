import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createInputHashes } from './proof-inputs.ts'
import type { FileResult } from './reports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Maps each proof file to the hash of the inputs with which it passed. */
type Ledger = Readonly<Record<string, string>>

/**
 * Records the proofs that passed, with a hash of their inputs. The ledger is committed, so that no machine repeats
 * them.
 */
export function openProofLedger(folder = root, file = join(root, 'scripts/testing/passed-proofs.json')) {
  const passed = readLedger(file)
  const hashAtStart = createInputHashes(folder)
  return {
    hasPassed: (proof: string) => passed[proof] === hashAtStart(proof),
    /** @param proofs all existing proofs; entries of others are removed. */
    record(proofs: readonly string[], results: readonly FileResult[]) {
      // Do not record a proof whose inputs changed while it ran.
      const hashNow = createInputHashes(folder)
      const entries = proofs.toSorted().flatMap((proof) => {
        const runs = results.filter((result) => result.file === proof)
        if (runs.length === 0) return proof in passed ? [[proof, passed[proof]]] : []
        const isProved = runs.every(({ failures, skipped }) => failures.length + skipped === 0)
        return isProved && hashAtStart(proof) === hashNow(proof) ? [[proof, hashNow(proof)]] : []
      })
      writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
    },
  }
}

/** Without the file no proof has passed. */
function readLedger(file: string): Ledger {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Ledger
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
