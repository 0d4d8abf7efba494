import { eq } from 'drizzle-orm'
import { updateAccountSettings as operation } from '@pol/contract/operations/own-account'
import type { Database } from '../../database/database.ts'
import { users } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import { settingsOfAccount } from './account-settings.ts'

export function updateAccountSettings({ db }: { db: Database }) {
  return handle(operation, async ({ language, mother_tongue: motherTongue }, { actor: { userId } }) => {
    // Only the given fields, so that concurrent changes of different settings do not overwrite each other.
    if (language !== undefined || motherTongue !== undefined)
      await db.update(users).set({ language, motherTongue }).where(eq(users.id, userId))
    return settingsOfAccount(db, userId)
  })
}
