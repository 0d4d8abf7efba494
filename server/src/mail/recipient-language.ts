import { eq } from 'drizzle-orm'
import type { Language } from '@pol/language/language'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema.ts'

/**
 * The language of every mail to an address: the one of the account with that address, else German. An account made from an
 * access request has the language of the request; addresses without an account get no mail. The same statement runs for an
 * address without an account, so that the time does not reveal whether one exists.
 */
export async function recipientLanguage(db: Database, recipient: string): Promise<Language> {
  const [account] = await db
    .select({ language: users.language })
    .from(users)
    .where(eq(users.email, recipient))
  return account?.language ?? 'de'
}
