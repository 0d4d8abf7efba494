import { listProfiles as operation } from '@pol/contract/operations/administration'
import type { Database } from '../../database/database.ts'
import { handle } from '../../api/handle.ts'
import { pageOfPeople } from './page-of-people.ts'

export function listProfiles({ db }: { db: Database }) {
  return handle(operation, async (page) => {
    const { people, total } = await pageOfPeople(db, page)
    const body = people.map(({ id, username, avatarUrl, createdAt }) => ({
      id,
      username,
      avatar_url: avatarUrl,
      created_at: createdAt.toISOString(),
    }))
    return { body, total }
  })
}
