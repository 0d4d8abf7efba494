import { reminderPath } from '@pol/contract/addresses'
import { retention } from '@pol/contract/retention'
import { newToken } from '../../../accounts/tokens.ts'
import type { Database } from '../../../database/database.ts'
import { reminderLinks } from '../../../database/schema.ts'

const lifetimeMs = retention.reminderLinkDays * 24 * 60 * 60 * 1000

/** Creates the link of one reminder. @returns its token, of which only the hash is stored. */
export async function newReminderToken(db: Database, userId: string, now: Date): Promise<string> {
  const { token, tokenHash } = newToken()
  await db
    .insert(reminderLinks)
    .values({ tokenHash, userId, expiresAt: new Date(now.getTime() + lifetimeMs) })
  return token
}

/** The page whose button ends the reminders. */
export function reminderUrl(publicUrl: string, token: string): string {
  return publicUrl + reminderPath.replace(':token', token)
}
