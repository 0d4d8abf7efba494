import { type Random, shuffled } from '../random.ts'

const block = [0, 0, 1, 1] as const

/**
 * For each of some questions one of two sides: both equally often, and neither more than four times in a row, so that no
 * side can be guessed.
 */
export function evenSides(count: number, random: Random): (0 | 1)[] {
  const blocks = Array.from({ length: Math.ceil(count / block.length) }, () => shuffled(block, random))
  return blocks.flat().slice(0, count)
}
