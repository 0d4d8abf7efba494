import { readLearning as operation } from '@pol/contract/learning'
import { type Database, snapshot } from '../../database/database.ts'
import { handle } from '../../http/handle.ts'
import { readLearner } from './learner.ts'
import { readState } from './state.ts'

export function readLearning({ db }: { db: Database }) {
  return handle(operation, ({ since }, { actor: { userId } }) =>
    db.transaction(async (tx) => readState(tx, await readLearner(tx, userId), since), snapshot),
  )
}
