import type { StepRow } from './tables.ts'

/** Spaces, and the punctuation that looks as in German. */
const punctuation = ' .:!'

/** All letters, digits and signs that a learner can read after a step. */
export function knownSigns(steps: readonly Pick<StepRow, 'step' | 'letters'>[], step: number): Set<string> {
  return new Set(steps.filter((row) => row.step <= step).flatMap(({ letters }) => letters))
}

/** The signs of a text that are not known. */
export function unknownSigns(text: string, known: ReadonlySet<string>): string[] {
  return [...text].filter((sign) => !known.has(sign) && !punctuation.includes(sign))
}
