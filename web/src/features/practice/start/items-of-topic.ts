import type { Catalogue } from '../../../lib/learning/catalogue.ts'
import type { LearnerState } from '../../../lib/learning/learner-state.ts'
import type { Topic } from '../rounds.ts'

/** Returns the ids of the items of a round; null for the day's plan. */
export function itemsOfTopic(
  topic: Exclude<Topic, { kind: 'unit' }>,
  { groups }: Pick<Catalogue, 'groups'>,
  { stars }: LearnerState,
): readonly string[] | null {
  switch (topic.kind) {
    case 'day':
      return null
    case 'stars':
      return stars.map(({ item }) => item)
    case 'pictures':
      return groups.pictures[topic.tab]
    case 'seniors':
      return groups[topic.tab]
  }
}
