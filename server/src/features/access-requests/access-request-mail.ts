import { and, eq } from 'drizzle-orm'
import type { Language } from '@pol/language/language'
import type { Database } from '../../database/database.ts'
import { registrationRequests } from '../../database/schema.ts'
import { layOutMail, type Mail } from '../../mail/mail-layout.ts'
import type { Composer } from '../../mail/outbox.ts'
import { isolate, quoteLine, quoteLines } from '../../mail/quote.ts'
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
  { productName, request: { email, username, message }, url }: Values,
): Mail {
  const texts = {
    de: {
      subject: `${productName}: Neue Anfrage für einen Zugang`,
      greeting: 'Guten Tag,',
      paragraphs: [
        `jemand möchte ein Konto bei ${productName}.`,
        `E-Mail: ${email}\nBenutzername: ${quoteLine(username)}`,
        message === null ? 'Keine Nachricht' : `Nachricht:\n${quoteLines(message)}`,
      ],
      action: { label: 'Anfrage ansehen', url },
      closing: 'Name und Nachricht stammen von der Person, die anfragt, und sind nicht geprüft.',
    },
    fa: {
      subject: `درخواست تازه‌ی دسترسی به ${productName}`,
      greeting: 'با سلام،',
      paragraphs: [
        `شخصی می‌خواهد در ${isolate(productName)} حساب داشته باشد.`,
        `ایمیل: ${isolate(email)}\nنام کاربری: ${quoteLine(username)}`,
        message === null ? 'بدون پیام' : `پیام:\n${quoteLines(message)}`,
      ],
      action: { label: 'دیدن درخواست', url },
      closing: 'نام و پیام را خودِ درخواست‌کننده نوشته است و درستی آن‌ها بررسی نشده است.',
    },
  }
  return layOutMail({ language, ...texts[language] })
}
