import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Proofs that take minutes. A machine that has not run them before, such as that of `.ci/run`, cannot know it. */
const longest = [
  'crash-embedded.proof',
  'load.proof',
  'engine.proof',
  'crash-postgres.proof',
  'clips.proof',
  'standby.proof',
  'backup.proof',
  'erasure.proof',
  'damaged-folders.proof',
  'script-payloads.proof',
  'choices.proof',
  'devices.proof',
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
