import { eq } from 'drizzle-orm'
import type { AccountSettings } from '@pol/contract/operations/own-account'
import type { Database } from '../../database/database.ts'
import { users } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'

/** @throws ApiError if the account has been deleted. */
export async function settingsOfAccount(db: Database, userId: string): Promise<AccountSettings> {
  const columns = { language: users.language, mother_tongue: users.motherTongue }
  const [settings] = await db.select(columns).from(users).where(eq(users.id, userId))
  if (!settings) throw new ApiError('unauthenticated')
  return settings
}
