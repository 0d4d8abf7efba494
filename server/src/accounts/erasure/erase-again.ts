import { sql } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { erasures, users } from '../../database/schema.ts'
import { eraseAccount } from './erase-account.ts'
import type { MailFiles } from '../../mail/mail-files.ts'
import type { ErasureFile } from '../../retention/erasure-file.ts'

interface Parts {
  readonly erasureFile: ErasureFile
  readonly mailFiles: MailFiles
  readonly now: () => Date
}

/**
 * Deletes from a restored database all accounts that the erasure file or the table of erasures lists.
 * @returns the number of deleted accounts.
 */
export async function eraseAgain(tx: Transaction, { erasureFile, mailFiles, now }: Parts): Promise<number> {
  const listed = erasureFile.read()
  if (listed.length > 0) await tx.insert(erasures).values(listed).onConflictDoNothing()
  const restored = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`sha256(${users.id}::text::bytea) in (select user_id_hash from erasures)`)
  // A listed account may be the only administrator of an older backup. The next start creates a new one.
  await tx.execute(sql`alter table user_roles disable trigger user_roles_last_administrator`)
  for (const { id } of restored) {
    const owner = await eraseAccount(tx, id, now())
    if (owner) await mailFiles.removeOf(owner)
  }
  await tx.execute(sql`alter table user_roles enable trigger user_roles_last_administrator`)
  return restored.length
}
