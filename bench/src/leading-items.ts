import { createItems } from '../../server/src/features/learning/items.ts'
import { loadItems } from '../../server/src/files.ts'

/** The first items that are learned as such by learners of Persian, so that each has a card of its own. */
export async function leadingItems(count: number): Promise<string[]> {
  const { lines, leaderOf } = createItems(await loadItems())
  return lines
    .map(({ id }) => id)
    .filter((id) => leaderOf('fa', id) === id)
    .slice(0, count)
}
