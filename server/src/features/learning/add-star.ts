import { addStar as operation } from '@pol/contract/operations/learning'
import type { Database } from '../../database/database.ts'
import { stars } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import { handle } from '../../api/handle.ts'
import type { Items } from './items.ts'
import { changeLearner, storeLearner } from './learner.ts'
import { readStars, sortedStars } from './state.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly items: Items
}

/** Maximum number of stars per learner, because every state contains all of them. */
export const starsMaximum = 2_000

export function addStar({ db, now, items }: Parts) {
  return handle(operation, async ({ item }, { actor: { userId } }) => {
    if (!items.isTaught(item)) throw new ApiError('item-not-found')
    return changeLearner(db, userId, async (tx, learner) => {
      const known = await readStars(tx, userId)
      if (known.some((star) => star.item === item)) return known
      if (known.length >= starsMaximum) throw new ApiError('too-many-stars')
      const star = { item, at: now().toISOString() }
      await tx.insert(stars).values({ user_id: userId, ...star })
      await storeLearner(tx, learner)
      return sortedStars([...known, star])
    })
  })
}
