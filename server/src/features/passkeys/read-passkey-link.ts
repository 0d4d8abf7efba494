import { and, eq, getTableColumns } from 'drizzle-orm'
import { readPasskeyLink as operation } from '@pol/contract/operations/passkeys'
import type { Database } from '../../database/database.ts'
import { passkeyLinks, passkeys } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import { handle } from '../../api/handle.ts'
import { isValidPasskeyLink } from './passkey-links.ts'
import type { Limits } from '../../limits/limits.ts'

interface Parts {
  readonly db: Database
  readonly limits: Limits
  readonly now: () => Date
}

export function readPasskeyLink({ db, limits, now }: Parts) {
  return handle(operation, async ({ token }, { networks }) => {
    await limits.links.take({ networks })
    const { change, passkeyName } = getTableColumns(passkeyLinks)
    const [link] = await db
      .select({ change, name: passkeyName, passkeyId: passkeys.id, confirmedAt: passkeys.confirmedAt })
      .from(passkeyLinks)
      .leftJoin(passkeys, and(eq(passkeys.id, passkeyLinks.passkeyId), eq(passkeyLinks.change, 'added')))
      .where(isValidPasskeyLink(token, now()))
    if (!link) throw new ApiError('link-expired')
    await limits.links.refund({ networks })
    const waits = link.passkeyId !== null && link.confirmedAt === null
    return { change: link.change, name: link.name, waits }
  })
}
