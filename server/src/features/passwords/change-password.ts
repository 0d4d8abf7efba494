import { eq } from 'drizzle-orm'
import { changePassword as operation } from '@pol/contract/operations/passwords'
import { addToAuditHourly, mostOfOwnAccount } from '../../accounts/audit.ts'
import type { Database } from '../../database/database.ts'
import { passwordTokens, sessions, users } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import { handle } from '../../api/handle.ts'
import { lockUser } from '../../accounts/locks.ts'
import type { PasswordRule } from '../../accounts/passwords/password-rule.ts'
import { hashPassword } from '../../accounts/passwords/password-hash.ts'
import type { Limits } from '../../limits/limits.ts'
import type { Outbox } from '../../mail/outbox.ts'
import { endDevices } from '../../accounts/sessions/end-devices.ts'
import { checkPasswordUnchanged, verifyOwnPassword } from '../../accounts/passwords/own-password.ts'

interface Parts {
  readonly db: Database
  readonly limits: Limits
  readonly now: () => Date
  readonly outbox: Outbox
  readonly passwordRule: PasswordRule
}

/**
 * Sets a new password. This session, and the key and the push subscription of this device stay; all others end. The user
 * gets a mail.
 */
export function changePassword(parts: Parts) {
  const { db, limits, now, outbox, passwordRule } = parts
  return handle(operation, async ({ old_password: old, password }, { actor }) => {
    const { userId, email, deviceId, deviceSecretHash: secretHash, tokenHash } = actor
    const { passwordHash: oldHash, username } = await verifyOwnPassword(parts, { actor }, old)
    await limits.accountChanges.take({ userId })
    const weakness = await passwordRule.weaknessOf(password, { email, username })
    if (weakness) throw new ApiError(weakness)
    const passwordHash = await hashPassword(password)
    await db.transaction(async (tx) => {
      await lockUser(tx, userId)
      await checkPasswordUnchanged(tx, userId, oldHash)
      await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
      await tx.delete(passwordTokens).where(eq(passwordTokens.userId, userId))
      await endDevices(tx, userId, { tokenHash, deviceId, secretHash })
      await tx.update(sessions).set({ provedAt: now() }).where(eq(sessions.tokenHash, tokenHash))
      const entry = { actorId: userId, action: 'change-password', subjectId: userId } as const
      await addToAuditHourly(tx, entry, now(), mostOfOwnAccount)
      await outbox.add(tx, { kind: 'password-changed', recipient: email })
    })
    outbox.deliverSoon()
    return {}
  })
}
