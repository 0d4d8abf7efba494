import { fold } from '@pol/language/fold'
import type { Language } from '@pol/language/language'
import { type Item, meaningOf, targetOf } from './item.ts'
import type { Meanings } from './meanings.ts'
import { type Random, shuffled } from './random.ts'

/** How many there are to choose from. */
const choices = 4

/**
 * An item among others, in any order: three that are like it and never right. Fewer only where there are no more.
 *
 * @param shown whether pictures are to choose from; then only what has one, and each picture once.
 */
export function choicesFor(
  item: Item,
  language: Language,
  meanings: Meanings,
  random: Random,
  shown: 'text' | 'picture' = 'text',
): Item[] {
  const chosen: Item[] = [item]
  for (const group of groupsFor(item, meanings, shown)) {
    for (const other of shuffled(group, random)) {
      if (chosen.length >= choices) return shuffled(chosen, random)
      // Two wrong answers that mean the same would give themselves away.
      if (chosen.every((one) => areDifferent(one, other, language, meanings, shown))) chosen.push(other)
    }
  }
  return shuffled(chosen, random)
}

function areDifferent(
  one: Item,
  other: Item,
  language: Language,
  meanings: Meanings,
  shown: 'text' | 'picture',
) {
  if (meanings.areAlike(one, other)) return false
  if (shown === 'picture') return iconOf(one) !== iconOf(other)
  return (
    fold(meaningOf(one, language)) !== fold(meaningOf(other, language)) &&
    fold(targetOf(one, language)) !== fold(targetOf(other, language))
  )
}

export function iconOf(item: Item): string | undefined {
  return item.kind === 'word' ? item.icon : undefined
}

/**
 * Of the same type, topic and level: who knows all the others need not know the right one. Then of the same type and
 * topic, of the same type, and whatever there is.
 */
function* groupsFor(item: Item, { items }: Meanings, shown: 'text' | 'picture'): Generator<Item[]> {
  const usable = items.filter(
    (other) => other.kind === item.kind && (shown === 'text' || iconOf(other) !== undefined),
  )
  for (const wanted of [0, 1, 2, 3]) yield usable.filter((other) => distance(item, other) === wanted)
}

function distance(item: Item, other: Item): number {
  if (item.kind === 'letter' || other.kind === 'letter') return 0
  if (item.kind === 'line' || other.kind === 'line') return other.topic === item.topic ? 0 : 1
  if (other.type !== item.type) return 3
  if (other.topic !== item.topic) return 2
  return other.level === item.level ? 0 : 1
}
