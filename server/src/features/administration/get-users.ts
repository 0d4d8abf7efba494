import { getUsers as operation } from '@pol/contract/administration'
import type { Database } from '../../database/database.ts'
import { handle } from '../../http/handle.ts'
import { pageOfPeople } from './page-of-people.ts'

export function getUsers({ db }: { db: Database }) {
  return handle(operation, async (page) => {
    const { people, total } = await pageOfPeople(db, page)
    return { body: { users: people.map(({ id, email }) => ({ id, email })) }, total }
  })
}
