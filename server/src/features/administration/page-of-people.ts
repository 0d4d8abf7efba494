import { eq } from 'drizzle-orm'
import type { Page } from '@pol/contract/operations/paged-list'
import { newestFirst } from '../../database/newest-first.ts'
import type { Database } from '../../database/database.ts'
import { profiles, users } from '../../database/schema.ts'

/** One page of users with their total number. `profiles`, `get-users` and `user-roles` share it, so that they match. */
export async function pageOfPeople(db: Database, page: Page) {
  const { onPage, order, total } = await newestFirst(db, profiles, page)
  const people = await db
    .select({
      id: profiles.id,
      email: users.email,
      username: profiles.username,
      avatarUrl: profiles.avatarUrl,
      createdAt: profiles.createdAt,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(onPage)
    .orderBy(...order)
    .limit(page.limit)
  return { people, total: await total(people.length) }
}
