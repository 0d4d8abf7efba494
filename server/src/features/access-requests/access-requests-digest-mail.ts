import { and, asc, count, eq, gte } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { registrationRequests } from '../../database/schema.ts'
import { layOutMail } from '../../mail/mail-layout.ts'
import type { Composer } from '../../mail/outbox.ts'
import { quoteLine } from '../../mail/quote.ts'
import { isAdministrator } from './administrators.ts'

interface Parts {
  readonly db: Database
  readonly publicUrl: string
  readonly productName: string
}

const maxListed = 20

/**
 * Composes one mail to an administrator about all pending requests since the mail was queued. It is not sent if there are
 * none, or if the recipient is no longer an administrator.
 */
export function accessRequestsDigestMail({ db, publicUrl, productName }: Parts): Composer {
  return async ({ recipient, queuedAt }) => {
    if (!(await isAdministrator(db, recipient))) return null
    const { status, changedAt, createdAt } = registrationRequests
    const isNew = and(eq(status, 'pending'), gte(changedAt, queuedAt))
    const [counted] = await db.select({ total: count() }).from(registrationRequests).where(isNew)
    const listed = await db
      .select()
      .from(registrationRequests)
      .where(isNew)
      .orderBy(asc(changedAt), asc(createdAt))
      .limit(maxListed)
    if (!counted || listed.length === 0) return null
    const others = counted.total - listed.length
    const composed = layOutMail({
      subject: `${productName}: Neue Anfragen für einen Zugang`,
      greeting: 'Guten Tag,',
      paragraphs: [
        `es gibt neue Anfragen für ein Konto bei ${productName}.`,
        ...listed.map(describe),
        ...(others > 0 ? [`und ${others} weitere`] : []),
      ],
      action: { label: 'Anfragen ansehen', url: `${publicUrl}/admin` },
      closing: 'Namen und Nachrichten stammen von den Personen, die anfragen, und sind nicht geprüft.',
    })
    return { ...composed, about: listed.map(({ id }) => id) }
  }
}

function describe({ email, username, message }: typeof registrationRequests.$inferSelect): string {
  const [firstLine = ''] = (message ?? '').split(/\r\n|[\n\r\u2028\u2029]/u, 1)
  const quotedMessage = message === null ? 'Keine Nachricht' : `Nachricht: ${quoteLine(firstLine)}`
  return `E-Mail: ${email}\nBenutzername: ${quoteLine(username)}\n${quotedMessage}`
}
