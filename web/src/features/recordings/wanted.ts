import type { Language } from '@pol/language/language'
import type { Cards } from '@pol/learning/card'
import type { Catalogue } from '../../lib/learning/catalogue.ts'

interface WantedInput {
  readonly catalogue: Pick<Catalogue, 'byId' | 'candidates'>
  /** The mother tongue of the speaker, which others learn. */
  readonly language: Language
  /** The cards that the speaker practises. */
  readonly cards: Cards
  /** Items with an approved or pending recording. */
  readonly recorded: ReadonlySet<string>
}

/**
 * Yields the ids of the items whose recordings are wanted most: first the items that the speaker practises, most
 * practised first, then all others in learning order, and the letters. All users learn the same material in about the same order, so the
 * speaker's own cards are a good estimate. Counting the answers of all users would require reading all cards.
 */
export function* wantedItems({ catalogue, language, cards, recorded }: WantedInput): Generator<string> {
  const answers = new Map<string, number>()
  for (const { item, reps } of cards.values()) answers.set(item, (answers.get(item) ?? 0) + reps)
  const practised = [...answers].toSorted(([, a], [, b]) => b - a).map(([item]) => item)
  const named = new Set(recorded)
  const order = function* () {
    yield* practised.filter((item) => isSaidIn(item, language, catalogue))
    yield* catalogue.candidates(language, { stars: [], topics: [] }, new Set())
    for (const { id, kind } of catalogue.byId.values())
      if (kind === 'letter' && isSaidIn(id, language, catalogue)) yield id
  }
  for (const item of order()) {
    if (named.has(item)) continue
    named.add(item)
    yield item
  }
}

/** Whether an item is taught and can be recorded in the language. Letters are Persian only. */
export function isSaidIn(item: string, language: Language, { byId }: Pick<Catalogue, 'byId'>): boolean {
  const taught = byId.get(item)
  return taught !== undefined && (language === 'fa' || taught.kind !== 'letter')
}
