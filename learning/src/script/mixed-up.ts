import { type Cards, keyOf } from '../card.ts'
import { strengths } from '../strengths.ts'

/** Difficulties are from 1 to 10. Those of letters that were always right are near 2, those of mistakes above 6. */
const hard = 5

/** The letters that a learner got wrong and does not know firmly yet, the hardest first. */
export function lettersMixedUp(cards: Cards, itemOfLetter: ReadonlyMap<string, string>): string[] {
  return [...itemOfLetter]
    .flatMap(([letter, item]) => {
      const card = cards.get(keyOf({ language: 'fa', item, skill: 'recognise' }))
      return card && card.difficulty > hard && card.stability < strengths.firm
        ? [{ letter, difficulty: card.difficulty }]
        : []
    })
    .toSorted((a, b) => b.difficulty - a.difficulty)
    .map(({ letter }) => letter)
}
