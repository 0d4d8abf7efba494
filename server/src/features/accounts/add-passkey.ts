import { eq } from 'drizzle-orm'
import { passkeysAtMost } from '@pol/contract/passkey-values'
import { addPasskey as operation } from '@pol/contract/passkeys'
import { addToAudit } from '../../database/audit.ts'
import type { Database } from '../../database/database.ts'
import { passkeys } from '../../database/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { handle } from '../../http/handle.ts'
import { lockActor } from '../../identity/lock-people.ts'
import { needsPasskey, verifyNewCredential, type RelyingParty } from '../../identity/passkeys.ts'
import { deleteKeyOf } from './device-keys.ts'
import { presentPasskey } from './present-passkey.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly relyingParty: RelyingParty
}

/** Keeps a new passkey. If it is the second factor from now on, the device does not stay signed in without it. */
export function addPasskey(parts: Parts) {
  const { db, now } = parts
  return handle(operation, async ({ name, credential }, { actor: { userId } }) => {
    const { id, publicKey, counter, transports = [] } = await verifyNewCredential(parts, credential, userId)
    return db.transaction(async (tx) => {
      await lockActor(tx, userId)
      const count = await tx.$count(passkeys, eq(passkeys.userId, userId))
      if (count >= passkeysAtMost) throw new ApiError('enough-passkeys')
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
        })
        .onConflictDoNothing({ target: passkeys.credentialId })
        .returning()
      if (!added) throw new ApiError('passkey-refused')
      if (await needsPasskey(tx, userId)) await deleteKeyOf(tx, userId)
      const entry = { actorId: userId, action: 'add-passkey', objectId: added.id, subjectId: userId } as const
      await addToAudit(tx, [entry], now())
      return presentPasskey(added)
    })
  })
}
