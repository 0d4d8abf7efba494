import { readLearning as operation } from '@pol/contract/operations/learning'
import type { Database } from '../../database/database.ts'
import { handle } from '../../api/handle.ts'
import type { Limits } from '../../limits/limits.ts'
import { readLearner } from './learner.ts'
import { readState } from './state.ts'

interface Parts {
  readonly db: Database
  readonly limits: Limits
}

export function readLearning({ db, limits: { learning } }: Parts) {
  return handle(operation, ({ since }, { actor: { userId } }) =>
    learning.inTurn(userId, async () => readState({ db, learning }, await readLearner(db, userId), since)),
  )
}
