import { readLearning as operation } from '@pol/contract/operations/learning'
import type { Database } from '../../database/database.ts'
import { handle } from '../../api/handle.ts'
import type { Limits } from '../../limits/limits.ts'
import type { FoldingAgain } from './folding-again.ts'
import type { Items } from './items.ts'
import { regroup } from './regroup.ts'
import { readState } from './state.ts'

interface Parts {
  readonly db: Database
  readonly limits: Limits
  readonly items: Items
  readonly foldingAgain: FoldingAgain
}

export function readLearning({ db, limits: { learning }, items, foldingAgain }: Parts) {
  const parts = { db, items, onProvisional: foldingAgain.soon }
  return handle(operation, ({ since }, { actor: { userId } }) =>
    learning.inTurn(userId, async () => readState({ db, learning }, await regroup(parts, userId), since)),
  )
}
