import { and, eq } from 'drizzle-orm'
import type { Language } from '@pol/language/language'
import type { Database } from '../../database/database.ts'
import { registrationRequests } from '../../database/schema.ts'
import { layOutMail, type Mail } from '../../mail/mail-layout.ts'
import type { Composer } from '../../mail/outbox.ts'
import { quoteLine, quoteLines } from '../../mail/quote.ts'
import { textsIn } from '../../mail/texts.ts'
import { isAdministrator } from '../../accounts/administrators.ts'

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
  return async ({ recipient, about }, language) => {
    if (!about || !(await isAdministrator(db, recipient))) return null
    const [request] = await db
      .select()
      .from(registrationRequests)
      .where(and(eq(registrationRequests.id, about), eq(registrationRequests.status, 'pending')))
    if (!request) return null
    return renderAccessRequestMail(language, { productName, request, url: `${publicUrl}/admin` })
  }
}

interface Values {
  readonly productName: string
  readonly request: Pick<typeof registrationRequests.$inferSelect, 'email' | 'username' | 'message'>
  readonly url: string
}

export function renderAccessRequestMail(
  language: Language,
  { productName: product, request: { email, username, message }, url }: Values,
): Mail {
  const t = textsIn(language)
  return layOutMail({
    language,
    subject: t('{product}: Neue Anfrage für einen Zugang', { product }),
    greeting: t('Guten Tag,'),
    paragraphs: [
      t('jemand möchte ein Konto bei {product}.', { product }),
      t('E-Mail: {email}\nBenutzername: {username}', { email, username: quoteLine(username) }),
      message === null ? t('Keine Nachricht') : t('Nachricht:\n{message}', { message: quoteLines(message) }),
    ],
    action: { label: t('Anfrage ansehen'), url },
    closing: t('Name und Nachricht stammen von der Person, die anfragt, und sind nicht geprüft.'),
  })
}
