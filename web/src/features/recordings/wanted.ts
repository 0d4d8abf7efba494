import type { Language } from '@pol/language/language'
import type { Cards } from '@pol/learning/card'
import type { Catalogue } from '../../lib/learning/catalogue.ts'

interface Circumstances {
  readonly catalogue: Pick<Catalogue, 'byId' | 'candidates'>
  /** The mother tongue of the speaker, which others learn. */
  readonly language: Language
  /** What the speaker practises. */
  readonly cards: Cards
  /** Items that have a recording, or wait for a decision about one. */
  readonly recorded: ReadonlySet<string>
}

/**
 * The ids of the items of which a recording is wanted most: those that the speaker practises, the most practised first, then all
 * others in the order in which they are learned. All learn the same material in about the same order, so the speaker's own cards
 * say what is practised; to count the answers of everybody, the server would have to read all cards.
 */
export function* wantedItems({ catalogue, language, cards, recorded }: Circumstances): Generator<string> {
  const answers = new Map<string, number>()
  for (const { item, reps } of cards.values()) answers.set(item, (answers.get(item) ?? 0) + reps)
  const practised = [...answers].toSorted(([, one], [, other]) => other - one).map(([item]) => item)
  const named = new Set(recorded)
  const order = function* () {
    yield* practised.filter((item) => isSaidIn(item, language, catalogue))
    yield* catalogue.candidates(language, [])
  }
  for (const item of order()) {
    if (named.has(item)) continue
    named.add(item)
    yield item
  }
}

/** Letters are Persian only. */
export function isSaidIn(item: string, language: Language, { byId }: Pick<Catalogue, 'byId'>): boolean {
  const taught = byId.get(item)
  return taught !== undefined && (language === 'fa' || taught.kind !== 'letter')
}
