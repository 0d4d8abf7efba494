import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Proofs that take minutes. A machine that has not run them before, such as that of `.ci/run`, cannot know it. */
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
  'backup.proof',
  'clips.proof',
  'stolen-accounts.proof',
  'mutated-requests',
  'crash-postgres.proof',
  'standby.proof',
  'choices.proof',
]

/** Runs the longest proofs first: otherwise one worker would end with them while the others have nothing left to do. */
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
