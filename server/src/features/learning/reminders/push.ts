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
  /** Where the push service reaches the operator (RFC 8292, section 2.1). */
  readonly contact: string
  /** The allowed push services (`isPushService`). */
  readonly services: readonly string[]
}

/** Reads the keys of the server, which the first process creates. */
export async function preparePush(
  db: Database,
  { services, publicUrl }: { readonly services: readonly string[]; readonly publicUrl: string },
): Promise<Push> {
  const read = () => db.select().from(pushKeys).where(eq(pushKeys.id, 1))
  let [keys] = await read()
  if (!keys) {
    await db.insert(pushKeys).values(webPush.generateVAPIDKeys()).onConflictDoNothing()
    ;[keys] = await read()
  }
  if (!keys) throw new Error('The push keys were not stored')
  // Only HTTPS addresses and mail addresses are allowed.
  const { protocol, hostname } = new URL(publicUrl)
  const contact = protocol === 'https:' ? publicUrl : `mailto:no-reply@${hostname}`
  return { publicKey: keys.publicKey, privateKey: keys.privateKey, contact, services }
}
