import type { Language } from '@pol/language/language'
import type { Item } from '../item.ts'
import type { Meanings } from '../meanings.ts'
import { type Random, shuffled } from '../random.ts'
import type { Card, CardId, Grade } from '../values.ts'
import { areDifferent } from './choices.ts'
import { classOf, ladders, stageOf } from './ladder.ts'
import type { PairsTask } from './task.ts'

const pairs = 4

/**
 * Four words and their meanings, to find each other; null if fewer than three partners differ from the item and from
 * each other.
 *
 * @param partners items of later steps of the round, the next first.
 */
export function pairsTask(
  item: Item,
  partners: readonly Item[],
  language: Language,
  meanings: Meanings,
  random: Random,
): PairsTask | null {
  const items = [item]
  for (const partner of partners) {
    const isNew = items.every((other) => areDifferent(other, partner, language, meanings))
    if (isNew && items.length < pairs) items.push(partner)
  }
  return items.length < pairs ? null : { kind: 'pairs', items, meanings: shuffled(items, random) }
}

/** Whether a card can be a partner in pairs: those that its stage asks for in this way. */
export function canBePaired({ skill, language }: CardId, card: Card | null, item: Item): boolean {
  return ladders[skill][classOf(item, language)][stageOf(card)].includes('pairs')
}

/** A word and the meaning of another one. */
export interface WrongPair {
  readonly word: Item
  readonly meaning: Item
}

/** What a learner did in pairs, until all were found or nothing more was known. */
export interface PairsAnswer {
  /** Words with their meanings found. */
  readonly found: readonly Item[]
  /** In the order in which they were tried. */
  readonly wrong: readonly WrongPair[]
}

/** The grade of each word: right if its meaning was found at the first attempt. */
export function gradesOfPairs({ items }: PairsTask, { found, wrong }: PairsAnswer): Grade[] {
  const isRight = (item: Item) => found.includes(item) && wrong.every(({ word }) => word !== item)
  return items.map((item) => (isRight(item) ? 3 : 1))
}
