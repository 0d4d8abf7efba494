import type { Catalogue } from '../../../lib/learning/catalogue.ts'
import type { LearnerState } from '../../../lib/learning/learner-state.ts'
import type { Topic } from '../rounds.ts'

/** Returns the ids of the items of a round; null for the day's plan. */
export function itemsOfTopic(
  topic: Exclude<Topic, { kind: 'unit' }>,
  { items, groups }: Pick<Catalogue, 'items' | 'groups'>,
  { stars }: LearnerState,
): readonly string[] | null {
  switch (topic.kind) {
    case 'day':
      return null
    case 'stars':
      return stars.map(({ item }) => item)
    case 'pictures':
      return items.flatMap((item) => (item.kind === 'word' && item.icon !== undefined ? item.id : []))
    case 'seniors':
      return groups[topic.tab]
  }
}
