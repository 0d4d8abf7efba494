import { updateLearningSettings as operation } from '@pol/contract/operations/learning'
import type { Settings } from '@pol/learning/values'
import type { Database } from '../../database/database.ts'
import { settingColumns, settingsOf } from '../../database/learning-rows.ts'
import { handle } from '../../api/handle.ts'
import { changeLearner, storeLearner } from './learner.ts'

export function updateLearningSettings({ db }: { db: Database }) {
  return handle(operation, (changes, { actor: { userId } }) =>
    changeLearner(db, userId, async (tx, learner) => {
      // JSON has no undefined fields.
      const settings = { ...settingsOf(learner), ...(changes as Partial<Settings>) }
      return settingsOf(await storeLearner(tx, { ...learner, ...settingColumns(settings) }))
    }),
  )
}
