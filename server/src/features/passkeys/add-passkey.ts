import { eq } from 'drizzle-orm'
import { addPasskey as operation } from '@pol/contract/operations/passkeys'
import { addToAudit } from '../../accounts/audit.ts'
import type { Database } from '../../database/database.ts'
import { passkeys } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import { handle } from '../../api/handle.ts'
import { lockActor } from '../../accounts/locks.ts'
import { holdsStaffRole, needsPasskey } from '../../accounts/passkeys/second-factor.ts'
import { verifyNewCredential, type RelyingParty } from '../../accounts/passkeys/webauthn.ts'
import type { Limits } from '../../limits/limits.ts'
import type { Outbox } from '../../mail/outbox.ts'
import { deleteKeyOf } from '../../accounts/sessions/device-keys.ts'
import { presentPasskey } from './present-passkey.ts'
import { passkeysMaximum } from '@pol/contract/limits'

interface Parts {
  readonly db: Database
  readonly limits: Limits
  readonly now: () => Date
  readonly outbox: Outbox
  readonly relyingParty: RelyingParty
}

/**
 * Stores a new passkey and sends its owner a mail. The first one of an administrator or moderator must be confirmed by
 * the link in the mail, because a password alone must not decide about the second factor. Once it is the second factor,
 * the device key is deleted.
 */
export function addPasskey(parts: Parts) {
  const { db, now, limits, outbox } = parts
  return handle(operation, async ({ name, credential }, { actor: { userId, email } }) => {
    await limits.accountChanges.take({ userId })
    const { id, publicKey, counter, transports = [] } = await verifyNewCredential(parts, credential, userId)
    const passkey = await db.transaction(async (tx) => {
      await lockActor(tx, userId)
      const waits = (await holdsStaffRole(tx, userId)) && !(await needsPasskey(tx, userId))
      const count = await tx.$count(passkeys, eq(passkeys.userId, userId))
      if (count >= passkeysMaximum) throw new ApiError('enough-passkeys')
      const [added] = await tx
        .insert(passkeys)
        .values({
          userId,
          credentialId: id,
          publicKey,
          counter,
          transports,
          name,
          createdAt: now(),
          usedAt: now(),
          confirmedAt: waits ? null : now(),
        })
        .onConflictDoNothing({ target: passkeys.credentialId })
        .returning()
      if (!added) throw new ApiError('passkey-refused')
      if (await needsPasskey(tx, userId)) await deleteKeyOf(tx, userId)
      const entry = { actorId: userId, action: 'add-passkey', objectId: added.id, subjectId: userId } as const
      await addToAudit(tx, [entry], now())
      await outbox.add(tx, { kind: 'passkey-added', recipient: email, about: added.id, detail: name })
      return presentPasskey(added)
    })
    outbox.deliverSoon()
    return passkey
  })
}
