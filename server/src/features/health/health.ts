import { sql } from 'drizzle-orm'
import { health as operation } from '@pol/contract/health'
import type { Database } from '../../database/open.ts'
import { handle } from '../../http/handle.ts'

export function health({ db }: { db: Database }) {
  return handle(operation, async () => {
    await db.execute(sql`select 1`)
    return { status: 'ok' as const }
  })
}
