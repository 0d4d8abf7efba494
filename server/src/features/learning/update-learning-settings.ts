import { updateLearningSettings as operation } from '@pol/contract/operations/learning'
import { type SettingChanges, settings } from '@pol/learning/values'
import { handle } from '../../api/handle.ts'
import type { Database } from '../../database/database.ts'
import { fieldsOf } from '../../database/learning-rows.ts'
import { changeLearner, storeLearner } from './learner.ts'

export function updateLearningSettings({ db }: { db: Database }) {
  return handle(operation, (changes, { actor: { userId } }) =>
    changeLearner(db, userId, async (tx, learner) =>
      fieldsOf(settings, await storeLearner(tx, { ...learner, ...(changes as SettingChanges) })),
    ),
  )
}
