import { randomUUID } from 'node:crypto'
import { and, eq, notInArray } from 'drizzle-orm'
import { updatePassword as operation } from '@pol/contract/operations/passwords'
import { addToAudit } from '../../accounts/audit.ts'
import type { Database } from '../../database/database.ts'
import { passkeys, passwordTokens, profiles, userDeviceLocks, users } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import { ApiError } from '../../api/api-error.ts'
import type { Limits } from '../../limits/limits.ts'
import { requireSecondFactor } from '../../accounts/passkeys/second-factor.ts'
import { verifyPasskey, type RelyingParty } from '../../accounts/passkeys/webauthn.ts'
import { removePasskeys } from '../../accounts/passkeys/remove-passkeys.ts'
import { hashPassword } from '../../accounts/passwords/password-hash.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { PasswordRule } from '../../accounts/passwords/password-rule.ts'
import { endDevices } from '../../accounts/sessions/end-devices.ts'
import { openSession } from '../../accounts/sessions/open-session.ts'
import { hashDeviceSecret } from '../../accounts/sessions/known-sign-ins.ts'
import { lockUser } from '../../accounts/locks.ts'
import { isValidPasswordLink, whyLinkEnded } from '../../accounts/passwords/password-link.ts'

interface Parts {
  readonly db: Database
  readonly limits: Limits
  readonly now: () => Date
  readonly outbox: Outbox
  readonly passwordRule: PasswordRule
  readonly relyingParty: RelyingParty
}

/**
 * Redeems a single-use link: sets the password, ends all links of the user and everything that devices hold, removes the
 * passkeys that are not to be kept, and opens a new session. A refused password or a missing second factor does not use
 * up the link. The user gets a mail, except about the first password of the account.
 */
export function updatePassword(parts: Parts) {
  const { db, limits, now, outbox, passwordRule } = parts
  return handle(operation, async (input, { networks, deviceKind }) => {
    const { token, password, deviceId = randomUUID(), deviceSecret, passkey, keep_passkeys } = input
    await limits.links.take({ networks })
    const isValid = isValidPasswordLink(token, now())
    const [found] = await db
      .select({ userId: passwordTokens.userId, account: users.email, username: profiles.username })
      .from(passwordTokens)
      .innerJoin(users, eq(users.id, passwordTokens.userId))
      .leftJoin(profiles, eq(profiles.id, users.id))
      .where(isValid)
    if (!found) throw new ApiError(await whyLinkEnded(db, token, now()))
    const { userId, account, username } = found
    await limits.links.refund({ networks })
    const weakness = await passwordRule.weaknessOf(password, { email: account, username })
    if (weakness) throw new ApiError(weakness)
    const used = passkey ? await verifyPasskey(parts, passkey, networks) : null
    const passwordHash = await hashPassword(password)
    const secretHash = hashDeviceSecret(deviceSecret)
    const session = await db.transaction(async (tx) => {
      await lockUser(tx, userId)
      const redeemed = await tx
        .delete(passwordTokens)
        .where(isValid)
        .returning({ userId: passwordTokens.userId })
      if (redeemed.length === 0) throw new ApiError(await whyLinkEnded(tx, token, now()))
      await requireSecondFactor(tx, userId, used, now())
      await tx.delete(passwordTokens).where(eq(passwordTokens.userId, userId))
      await endDevices(tx, userId)
      const kept = [...keep_passkeys, ...(used ? [used.id] : [])]
      const isUnwanted = and(eq(passkeys.userId, userId), notInArray(passkeys.id, kept))
      await removePasskeys(tx, isUnwanted, { actorId: userId, at: now() })
      await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
      await addToAudit(tx, [{ actorId: userId, action: 'use-password-link', subjectId: userId }], now())
      const hasSignedIn = (await tx.$count(userDeviceLocks, eq(userDeviceLocks.userId, userId))) > 0
      if (hasSignedIn) await outbox.add(tx, { kind: 'password-changed', recipient: account })
      const owner = { userId, deviceId, secretHash, deviceKind, networks }
      return openSession(tx, { ...owner, isProved: true }, now())
    })
    // Only after success: otherwise an unused link would reset the count of failures for every guess at the second
    // factor.
    await limits.signIn.reset({ account, networks })
    if (secretHash) await limits.ownPassword.reset({ account, device: secretHash })
    outbox.deliverSoon()
    return session
  })
}
