import { eq, inArray, type SQL } from 'drizzle-orm'
import { operatorAlias } from '@pol/contract/roles'
import { addToAudit } from '../audit.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { passkeys, removedPasskeys, users } from '../../database/schema.ts'
import { queueMails } from '../../mail/outbox.ts'

/** The actor of the removal, a person or the operator of the server, and its time. */
type Deed = ({ readonly actorId: string } | { readonly actorAlias: string }) & { readonly at: Date }

/**
 * Removes passkeys, records who did it, and queues the mails to their owners. Removed passkeys cannot sign in, but are
 * kept while the owner can undo the removal.
 * @returns the number of removed passkeys.
 */
export async function removePasskeys(
  tx: Transaction,
  which: SQL | undefined,
  { at, ...by }: Deed,
): Promise<number> {
  const removed = await tx.delete(passkeys).where(which).returning()
  if (removed.length === 0) return 0
  await tx.insert(removedPasskeys).values(removed.map((passkey) => ({ ...passkey, removedAt: at })))
  const entries = removed.map(({ id, userId }) => ({ objectId: id, subjectId: userId }))
  await addToAudit(
    tx,
    entries.map((entry) => ({ ...by, action: 'remove-passkey', ...entry })),
    at,
  )
  const owners = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...new Set(removed.map(({ userId }) => userId))]))
  const addresses = new Map(owners.map(({ id, email }) => [id, email]))
  const mails = removed.flatMap(({ id, userId, name }) => {
    const recipient = addresses.get(userId)
    return recipient ? [{ kind: 'passkey-removed', recipient, about: id, detail: name } as const] : []
  })
  await queueMails(tx, at, mails)
  return removed.length
}

/**
 * Removes the passkeys of the account with an address, for the operator of the server.
 * @returns the number of removed passkeys; `null` if there is no such account.
 */
export async function removePasskeysOfAddress(db: Database, email: string): Promise<number | null> {
  return db.transaction(async (tx) => {
    const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (!owner) return null
    const byOperator = { actorAlias: operatorAlias, at: new Date() }
    return removePasskeys(tx, eq(passkeys.userId, owner.id), byOperator)
  })
}
