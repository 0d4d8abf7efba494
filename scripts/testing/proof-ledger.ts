import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createInputHashes } from './proof-inputs.ts'
import type { FileResult } from './reports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The hash of the inputs with which each proof has passed, by its file. */
type Ledger = Readonly<Record<string, string>>

/** Knows which proofs have passed with the present inputs. It is committed, so that no machine repeats them. */
export function openProofLedger(folder = root, file = join(root, 'scripts/testing/passed-proofs.json')) {
  const passed = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Ledger
  const hashAtStart = createInputHashes(folder)
  return {
    hasPassed: (proof: string) => passed[proof] === hashAtStart(proof),
    /** @param proofs all that there are; what the ledger says about others is removed. */
    record(proofs: readonly string[], results: readonly FileResult[]) {
      // A file that has changed while the proof ran is not the one that has passed.
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
