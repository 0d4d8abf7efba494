import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/open.ts'
import { registrationRequests, userRoles, users } from '../../database/schema.ts'
import { letter } from '../../mail/letter.ts'
import type { Composer } from '../../mail/outbox.ts'
import { quoteLine, quoteLines } from '../../mail/quote.ts'

interface Parts {
  readonly db: Database
  readonly publicUrl: string
  readonly productName: string
}

/**
 * Composes the notice to an administrator. It is not sent once the request is decided or gone, nor to somebody who is
 * no administrator any more. Nothing that the applicant typed stands in the subject.
 */
export function accessRequestMail({ db, publicUrl, productName }: Parts): Composer {
  const isAdministrator = async (email: string) => {
    const found = await db
      .select({ id: userRoles.id })
      .from(userRoles)
      .innerJoin(users, eq(users.id, userRoles.userId))
      .where(and(eq(users.email, email), eq(userRoles.role, 'admin')))
    return found.length > 0
  }

  return async ({ recipient, about }) => {
    if (!about || !(await isAdministrator(recipient))) return null
    const [request] = await db
      .select()
      .from(registrationRequests)
      .where(and(eq(registrationRequests.id, about), eq(registrationRequests.status, 'pending')))
    if (!request) return null
    const { email, username, message } = request
    return letter({
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
