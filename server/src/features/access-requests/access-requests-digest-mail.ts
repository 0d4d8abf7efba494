import { and, asc, count, eq, gte } from 'drizzle-orm'
import { persianDigits } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import type { Database } from '../../database/database.ts'
import { registrationRequests } from '../../database/schema.ts'
import { layOutMail, type Mail } from '../../mail/mail-layout.ts'
import type { Composer } from '../../mail/outbox.ts'
import { isolate, quoteLine } from '../../mail/quote.ts'
import { isAdministrator } from '../../accounts/administrators.ts'

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
  return async ({ recipient, queuedAt }, language) => {
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
    const url = `${publicUrl}/admin`
    const composed = renderAccessRequestsDigestMail(language, { productName, listed, others, url })
    return { ...composed, about: listed.map(({ id }) => id) }
  }
}

type Listed = Pick<typeof registrationRequests.$inferSelect, 'email' | 'username' | 'message'>

interface Values {
  readonly productName: string
  readonly listed: readonly Listed[]
  /** Number of requests that are not listed. */
  readonly others: number
  readonly url: string
}

export function renderAccessRequestsDigestMail(
  language: Language,
  { productName, listed, others, url }: Values,
): Mail {
  const texts = {
    de: {
      subject: `${productName}: Neue Anfragen für einen Zugang`,
      greeting: 'Guten Tag,',
      paragraphs: [
        `es gibt neue Anfragen für ein Konto bei ${productName}.`,
        ...listed.map(({ email, username, message }) => {
          const quotedMessage =
            message === null ? 'Keine Nachricht' : `Nachricht: ${quoteLine(firstLineOf(message))}`
          return `E-Mail: ${email}\nBenutzername: ${quoteLine(username)}\n${quotedMessage}`
        }),
        ...(others > 0 ? [`und ${others} weitere`] : []),
      ],
      action: { label: 'Anfragen ansehen', url },
      closing: 'Namen und Nachrichten stammen von den Personen, die anfragen, und sind nicht geprüft.',
    },
    fa: {
      subject: `درخواست‌های تازه‌ی دسترسی به ${productName}`,
      greeting: 'با سلام،',
      paragraphs: [
        `درخواست‌های تازه‌ای برای داشتن حساب در ${isolate(productName)} رسیده است.`,
        ...listed.map(({ email, username, message }) => {
          const quotedMessage = message === null ? 'بدون پیام' : `پیام: ${quoteLine(firstLineOf(message))}`
          return `ایمیل: ${isolate(email)}\nنام کاربری: ${quoteLine(username)}\n${quotedMessage}`
        }),
        ...(others > 0 ? [`و ${persianDigits(String(others))} درخواست دیگر`] : []),
      ],
      action: { label: 'دیدن درخواست‌ها', url },
      closing: 'نام‌ها و پیام‌ها را خودِ درخواست‌کنندگان نوشته‌اند و درستی آن‌ها بررسی نشده است.',
    },
  }
  return layOutMail({ language, ...texts[language] })
}

function firstLineOf(message: string): string {
  const [firstLine = ''] = message.split(/\r\n|[\n\r\u2028\u2029]/u, 1)
  return firstLine
}
