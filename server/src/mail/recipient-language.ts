import { eq } from 'drizzle-orm'
import type { Language } from '@pol/language/language'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema.ts'

/**
 * The language of mails to an address: that of its account, otherwise German. An account created from an access request
 * has the language of the request; addresses without an account get no mail. They run the same statement, so that the
 * response time does not reveal whether an account exists.
 */
export async function recipientLanguage(db: Database, recipient: string): Promise<Language> {
  const [account] = await db
    .select({ language: users.language })
    .from(users)
    .where(eq(users.email, recipient))
  return account?.language ?? 'de'
}
