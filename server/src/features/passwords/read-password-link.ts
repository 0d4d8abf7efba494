import { asc, eq } from 'drizzle-orm'
import { readPasswordLink as operation } from '@pol/contract/operations/passwords'
import type { Database } from '../../database/database.ts'
import { passkeys, passwordTokens } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import { isValidPasswordLink } from '../../accounts/passwords/password-link.ts'
import type { Limits } from '../../limits/limits.ts'

interface Parts {
  readonly db: Database
  readonly limits: Limits
  readonly now: () => Date
}

/** Lists the passkeys of the link's user; none for an invalid link, which `updatePassword` refuses. */
export function readPasswordLink({ db, limits, now }: Parts) {
  return handle(operation, async ({ token }, { networks }) => {
    await limits.links.take({ networks })
    const found = await db
      .select({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt })
      .from(passwordTokens)
      .leftJoin(passkeys, eq(passkeys.userId, passwordTokens.userId))
      .where(isValidPasswordLink(token, now()))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    if (found.length > 0) await limits.links.refund({ networks })
    return {
      passkeys: found.flatMap(({ id, name, createdAt }) =>
        id !== null && name !== null && createdAt !== null
          ? [{ id, name, created_at: createdAt.toISOString() }]
          : [],
      ),
    }
  })
}
