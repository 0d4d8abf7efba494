import { fold } from '@pol/language/fold'
import type { Language } from '@pol/language/language'
import { entriesOf, type Item, meaningOf, targetOf } from '../item.ts'
import type { Meanings } from '../meanings.ts'
import { type Random, shuffled } from '../random.ts'

/** Options per question. */
const choices = 4

/**
 * The options of a question in random order: the item and three similar wrong ones, or fewer if there are not enough
 * items.
 *
 * @param shown whether the options are pictures; then every option has a distinct picture.
 */
export function choicesFor(
  item: Item,
  language: Language,
  meanings: Meanings,
  random: Random,
  shown: 'text' | 'picture' = 'text',
): Item[] {
  const chosen: Item[] = [item]
  for (const group of groupsFor(item, language, meanings, shown)) {
    for (const candidate of shuffled(group, random)) {
      if (chosen.length >= choices) return shuffled(chosen, random)
      // Two wrong answers with the same meaning would be easy to rule out.
      if (chosen.every((option) => areDifferent(option, candidate, language, meanings, shown)))
        chosen.push(candidate)
    }
  }
  return shuffled(chosen, random)
}

function areDifferent(a: Item, b: Item, language: Language, meanings: Meanings, shown: 'text' | 'picture') {
  if (meanings.areAlike(a, b)) return false
  if (shown === 'picture') return iconOf(a, language) !== iconOf(b, language)
  return (
    fold(meaningOf(a, language)) !== fold(meaningOf(b, language)) &&
    fold(targetOf(a, language)) !== fold(targetOf(b, language))
  )
}

/** A picture of one of its meanings. */
export function iconOf(item: Item, language: Language): string | undefined {
  return entriesOf(item, language)
    .map((entry) => (entry.kind === 'word' ? entry.icon : undefined))
    .find((icon) => icon !== undefined)
}

/**
 * Groups of candidates, the most similar first, so that the right option cannot be found by elimination: same type,
 * topic and level; same type and topic; same type; all others.
 */
function* groupsFor(
  item: Item,
  language: Language,
  { items, isTaught }: Meanings,
  shown: 'text' | 'picture',
): Generator<Item[]> {
  const usable = items.filter(
    (candidate) =>
      candidate.kind === item.kind &&
      isTaught(language, candidate.id) &&
      (shown === 'text' || iconOf(candidate, language) !== undefined),
  )
  for (const wanted of [0, 1, 2, 3]) yield usable.filter((candidate) => distance(item, candidate) === wanted)
}

function distance(a: Item, b: Item): number {
  if (a.kind === 'letter' || b.kind === 'letter') return 0
  if (a.kind === 'line' || b.kind === 'line') return a.topic === b.topic ? 0 : 1
  if (a.type !== b.type) return 3
  if (a.topic !== b.topic) return 2
  return a.level === b.level ? 0 : 1
}
