import { fold } from '@pol/language/fold'
import type { Language } from '@pol/language/language'
import { entriesOf, firstEntriesOf, type Item, levelOf, meaningOf, targetOf } from '../item.ts'
import type { Meanings } from '../meanings.ts'
import { type Random, shuffled } from '../random.ts'
import { unsuitableChoices } from './unsuitable.ts'

/** Options per question. */
const choices = 4

/** From which items wrong answers are taken. */
export interface Pool {
  /** Whether the options are pictures; then every option has a distinct picture. */
  readonly shown?: 'text' | 'picture'
  /** Ids of the items that the learner has met. */
  readonly met?: ReadonlySet<string>
  /** Ids of the only items that may be taken. */
  readonly among?: ReadonlySet<string>
}

/**
 * The options of a question in random order: the item and three similar wrong ones, or fewer if there are not enough
 * items. Items that the learner has met come first.
 */
export function choicesFor(
  item: Item,
  language: Language,
  meanings: Meanings,
  random: Random,
  pool: Pool = {},
): Item[] {
  const chosen: Item[] = [item]
  for (const group of groupsFor(item, language, meanings, pool)) {
    for (const candidate of shuffled(group, random)) {
      if (chosen.length >= choices) return shuffled(chosen, random)
      // Two wrong answers with the same meaning would be easy to rule out.
      if (chosen.every((option) => areDifferent(option, candidate, language, meanings, pool.shown)))
        chosen.push(candidate)
    }
  }
  return shuffled(chosen, random)
}

/** Whether neither of two items is a right answer to the question for the other one. */
export function areDifferent(
  a: Item,
  b: Item,
  language: Language,
  meanings: Meanings,
  shown: 'text' | 'picture' = 'text',
): boolean {
  if (meanings.areAlike(a, b)) return false
  if (shown === 'picture') return iconOf(a, language) !== iconOf(b, language)
  return (
    fold(meaningOf(a, language)) !== fold(meaningOf(b, language)) &&
    fold(targetOf(a, language)) !== fold(targetOf(b, language))
  )
}

/** A picture of one of the meanings that are shown. */
export function iconOf(item: Item, language: Language): string | undefined {
  return firstEntriesOf(item, language)
    .map((entry) => (entry.kind === 'word' ? entry.icon : undefined))
    .find((icon) => icon !== undefined)
}

/**
 * Groups of candidates, the best first, so that the right option cannot be found by elimination: met items, then other
 * ones up to the level of the item, then, if these are too few, harder ones. Within each, items of the same type, topic
 * and level come first, then those of the same type and topic, then those of the same type or with a similar look or sound.
 */
function* groupsFor(
  item: Item,
  language: Language,
  { items, isTaught }: Meanings,
  { shown = 'text', met = new Set(), among }: Pool,
): Generator<Item[]> {
  const usable = items.filter(
    (candidate) =>
      candidate.kind === item.kind &&
      isTaught(language, candidate.id) &&
      (shown === 'text' || iconOf(candidate, language) !== undefined) &&
      (among?.has(candidate.id) ?? true) &&
      // All its meanings count, since they come to mind.
      !entriesOf(candidate, language).some(({ id }) => unsuitableChoices.has(id)),
  )
  const distances = [0, 1, 2, 3]
  const near = (candidates: readonly Item[]) => {
    const byDistance = Map.groupBy(candidates, (candidate) => distance(item, candidate, language))
    return distances.map((wanted) => byDistance.get(wanted) ?? [])
  }
  const known = usable.filter(({ id }) => met.has(id))
  yield* near(known)
  const others = usable.filter(({ id }) => !met.has(id))
  const isHarder = (candidate: Item) => levelOf(candidate, language) > levelOf(item, language)
  yield* near(others.filter((candidate) => !isHarder(candidate)))
  yield* near(others.filter(isHarder))
}

function distance(a: Item, b: Item, language: Language): number {
  if (a.kind === 'letter' || b.kind === 'letter') return 0
  if (a.kind === 'line' || b.kind === 'line') return a.topic === b.topic ? 0 : 1
  if (a.type === b.type && a.topic === b.topic) return a.level === b.level ? 0 : 1
  return a.type === b.type || looksAlike(targetOf(a, language), targetOf(b, language)) ? 2 : 3
}

/** Whether two words begin or end with the same letters, which is also how they sound. */
function looksAlike(a: string, b: string): boolean {
  return a.slice(0, 2) === b.slice(0, 2) || a.slice(-3) === b.slice(-3)
}
