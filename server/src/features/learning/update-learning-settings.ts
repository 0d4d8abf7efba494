import { updateLearningSettings as operation } from '@pol/contract/operations/learning'
import { type SettingChanges, settings } from '@pol/learning/values'
import { handle } from '../../api/handle.ts'
import type { Database } from '../../database/database.ts'
import { fieldsOf } from '../../database/learning-rows.ts'
import { changeLearner, storeLearner } from './learner.ts'
import { withReminder } from './reminders/schedule.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
}

export function updateLearningSettings({ db, now }: Parts) {
  return handle(operation, (given, { actor: { userId } }) =>
    changeLearner(db, userId, async (tx, learner) => {
      const changes = given as SettingChanges
      const changed = { ...learner, ...changes }
      const { reminder } = changes
      return fieldsOf(
        settings,
        await storeLearner(
          tx,
          reminder === undefined ? changed : await withReminder(tx, changed, reminder, now()),
        ),
      )
    }),
  )
}
