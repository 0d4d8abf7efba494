import { desc } from 'drizzle-orm'
import { listProfiles as operation } from '@pol/contract/administration'
import type { Database } from '../../database/open.ts'
import { profiles } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'

export function listProfiles({ db }: { db: Database }) {
  return handle(operation, async () => {
    const all = await db.select().from(profiles).orderBy(desc(profiles.createdAt), desc(profiles.id))
    return all.map(({ id, username, avatarUrl, createdAt }) => ({
      id,
      username,
      avatar_url: avatarUrl,
      created_at: createdAt.toISOString(),
    }))
  })
}
