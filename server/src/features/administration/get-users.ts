import { getUsers as operation } from '@pol/contract/operations/administration'
import { recordHourly } from '../../accounts/audit.ts'
import type { Database } from '../../database/database.ts'
import { handle } from '../../api/handle.ts'
import { pageOfPeople } from './page-of-people.ts'

/** Records the read access to the addresses of accounts in the audit trail. */
export function getUsers({ db, now }: { db: Database; now: () => Date }) {
  return handle(operation, async (page, { actor }) => {
    await recordHourly(db, { actorId: actor.userId, action: 'list-users' }, now())
    const { people, total } = await pageOfPeople(db, page)
    return { body: { users: people.map(({ id, email }) => ({ id, email })) }, total }
  })
}
