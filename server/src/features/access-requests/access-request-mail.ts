import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { registrationRequests } from '../../database/schema.ts'
import { layOutMail } from '../../mail/mail-layout.ts'
import type { Composer } from '../../mail/outbox.ts'
import { quoteLine, quoteLines } from '../../mail/quote.ts'
import { isAdministrator } from './administrators.ts'

interface Parts {
  readonly db: Database
  readonly publicUrl: string
  readonly productName: string
}

/**
 * Composes the notice to an administrator. It is not sent if the request is no longer pending or the recipient is no
 * longer an administrator. The subject contains no input of the applicant.
 */
export function accessRequestMail({ db, publicUrl, productName }: Parts): Composer {
  return async ({ recipient, about }) => {
    if (!about || !(await isAdministrator(db, recipient))) return null
    const [request] = await db
      .select()
      .from(registrationRequests)
      .where(and(eq(registrationRequests.id, about), eq(registrationRequests.status, 'pending')))
    if (!request) return null
    const { email, username, message } = request
    return layOutMail({
      subject: `${productName}: Neue Anfrage für einen Zugang`,
      greeting: 'Guten Tag,',
      paragraphs: [
        `jemand möchte ein Konto bei ${productName}.`,
        `E-Mail: ${email}\nBenutzername: ${quoteLine(username)}`,
        message === null ? 'Keine Nachricht' : `Nachricht:\n${quoteLines(message)}`,
      ],
      action: { label: 'Anfrage ansehen', url: `${publicUrl}/admin` },
      closing: 'Name und Nachricht stammen von der Person, die anfragt, und sind nicht geprüft.',
    })
  }
}
