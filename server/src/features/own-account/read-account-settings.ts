import { readAccountSettings as operation } from '@pol/contract/operations/own-account'
import type { Database } from '../../database/database.ts'
import { handle } from '../../api/handle.ts'
import { settingsOfAccount } from './account-settings.ts'

export function readAccountSettings({ db }: { db: Database }) {
  return handle(operation, (_, { actor }) => settingsOfAccount(db, actor.userId))
}
