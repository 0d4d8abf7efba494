import { eq } from 'drizzle-orm'
import { addUserRole as operation } from '@pol/contract/operations/administration'
import { staffRoles, type Role } from '@pol/contract/roles'
import { addToAudit } from '../../accounts/audit.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { passkeys, userRoles, users } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import { ApiError } from '../../api/api-error.ts'
import { administratorAddresses } from '../../accounts/administrators.ts'
import { lockActor } from '../../accounts/locks.ts'
import { holdsStaffRole } from '../../accounts/passkeys/second-factor.ts'
import type { NewMail, Outbox } from '../../mail/outbox.ts'
import { presentUserRole } from './present-user-role.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly outbox: Outbox
}

/**
 * A database constraint detects a role that the user already has. The user gets a mail. For a staff role, all other
 * administrators get one too, including the caller, whose session may be stolen.
 */
export function addUserRole({ db, now, outbox }: Parts) {
  return handle(operation, async ({ user_id: userId, role }, { actor }) => {
    const added = await db.transaction(async (tx) => {
      const people = await lockActor(tx, actor.userId, [userId])
      const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
      if (!user || !people.has(userId)) throw new ApiError('user-not-found')
      const isFirst = isStaffRole(role) && !(await holdsStaffRole(tx, userId))
      const [added] = await tx.insert(userRoles).values({ userId, role }).onConflictDoNothing().returning()
      if (!added) throw new ApiError('role-held')
      if (isFirst) await askForConfirmation(tx, { userId, email: user.email }, outbox)
      await addToAudit(tx, [{ actorId: actor.userId, action: 'add-role', subjectId: userId, role }], now())
      const notices = await mailsToAdministrators(tx, { userId, email: user.email, role })
      await outbox.add(tx, { kind: 'role-added', recipient: user.email, detail: role }, ...notices)
      return added
    })
    outbox.deliverSoon()
    return presentUserRole(added)
  })
}

const isStaffRole = (role: Role) => staffRoles.some((name) => name === role)

interface NewHolder {
  readonly userId: string
  readonly email: string
  readonly role: Role
}

async function mailsToAdministrators(
  tx: Transaction,
  { userId, email, role }: NewHolder,
): Promise<readonly NewMail[]> {
  if (!isStaffRole(role)) return []
  const recipients = (await administratorAddresses(tx)).filter((address) => address !== email)
  return recipients.map((recipient) => ({ kind: 'staff-added', recipient, about: userId, detail: role }))
}

/**
 * Requires the owner to confirm the passkeys of a new administrator or moderator, with links in new mails: they were
 * added without a confirmation, and one of them may belong to a thief.
 */
async function askForConfirmation(
  tx: Transaction,
  { userId, email }: { readonly userId: string; readonly email: string },
  outbox: Outbox,
): Promise<void> {
  const waiting = await tx
    .update(passkeys)
    .set({ confirmedAt: null })
    .where(eq(passkeys.userId, userId))
    .returning({ about: passkeys.id, detail: passkeys.name })
  const mails = waiting.map((passkey) => ({ kind: 'passkey-added', recipient: email, ...passkey }) as const)
  await outbox.add(tx, ...mails)
}
