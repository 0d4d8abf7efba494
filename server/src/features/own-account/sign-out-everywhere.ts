import { signOutEverywhere as operation } from '@pol/contract/operations/own-account'
import { addToAuditHourly, mostOfOwnAccount } from '../../accounts/audit.ts'
import type { Database } from '../../database/database.ts'
import { handle } from '../../api/handle.ts'
import { lockUser } from '../../accounts/locks.ts'
import { endDevices } from '../../accounts/sessions/end-devices.ts'

/** Ends everything that devices hold, so that only the password or a passkey opens the account. */
export function signOutEverywhere({ db, now }: { db: Database; now: () => Date }) {
  return handle(operation, async (_, { actor: { userId } }) => {
    await db.transaction(async (tx) => {
      await lockUser(tx, userId)
      await endDevices(tx, userId)
      const entry = { actorId: userId, action: 'sign-out-everywhere', subjectId: userId } as const
      await addToAuditHourly(tx, entry, now(), mostOfOwnAccount)
    })
    return {}
  })
}
