import { eq } from 'drizzle-orm'
import webPush from 'web-push'
import type { Database } from '../../../database/database.ts'
import { pushKeys } from '../../../database/schema.ts'

/** Web Push of this server. */
export interface Push {
  /** Base64url, for the browser. */
  readonly publicKey: string
  /** Base64url. */
  readonly privateKey: string
  /** The allowed push services (`isPushService`). */
  readonly services: readonly string[]
}

/** Reads the keys of the server, which the first process creates. */
export async function preparePush(db: Database, services: readonly string[]): Promise<Push> {
  const read = () => db.select().from(pushKeys).where(eq(pushKeys.id, 1))
  let [keys] = await read()
  if (!keys) {
    await db.insert(pushKeys).values(webPush.generateVAPIDKeys()).onConflictDoNothing()
    ;[keys] = await read()
  }
  if (!keys) throw new Error('The push keys were not stored')
  return { publicKey: keys.publicKey, privateKey: keys.privateKey, services }
}
