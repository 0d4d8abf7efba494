import type { Result } from './round.ts'

interface Given {
  readonly results: readonly Result[]
  isSentence(item: string): boolean
  /** Increases from round to round, so that the sentences take turns. */
  readonly turn: number
}

/**
 * The sentence that the learner can say after a round: one of those whose last answer in the round was right.
 * @returns its id, or null if there is none.
 */
export function sayableSentence({ results, isSentence, turn }: Given): string | null {
  const lastGrades = new Map(results.map(({ card, grade }) => [card.item, grade]))
  const right = [...lastGrades].filter(([item, grade]) => grade > 1 && isSentence(item))
  return right[turn % right.length]?.[0] ?? null
}
