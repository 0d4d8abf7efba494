import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Proofs that take minutes. Listed here because a fresh machine, such as that of `.ci/run`, has no recorded durations.
 */
const longest = [
  'full-store.proof',
  'ten-words.proof',
  'script-payloads.proof',
  'damaged-folders.proof',
  'erasure.proof',
  'learning-load.proof',
  'crash-embedded.proof',
  'disk-faults.proof',
  'engine.proof',
  'all-texts.proof',
  'backup.proof',
  'clips.proof',
  'stolen-accounts.proof',
  'mutated-requests',
  'crash-postgres.proof',
  'standby.proof',
  'choices.proof',
  'walks.proof',
]

/** Runs the longest proofs first; otherwise one worker could still run them when the others are idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    return usual.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = longest.findIndex((name) => moduleId.includes(`/${name}.`))
  return rank < 0 ? longest.length : rank
}
