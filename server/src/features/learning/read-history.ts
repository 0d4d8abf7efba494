import { readHistory as operation } from '@pol/contract/learning'
import { type Database, snapshot } from '../../database/database.ts'
import { handle } from '../../http/handle.ts'
import { countHistory } from './count-history.ts'
import { readLearner } from './learner.ts'

export function readHistory({ db }: { db: Database }) {
  return handle(operation, ({ zone }, { actor: { userId } }) =>
    db.transaction(async (tx) => countHistory(tx, await readLearner(tx, userId), zone), snapshot),
  )
}
