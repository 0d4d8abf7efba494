import { and, asc, count, eq, gte } from 'drizzle-orm'
import type { Language } from '@pol/language/language'
import type { Database } from '../../database/database.ts'
import { registrationRequests } from '../../database/schema.ts'
import { layOutMail, type Mail } from '../../mail/mail-layout.ts'
import type { Composer } from '../../mail/outbox.ts'
import { quoteLine } from '../../mail/quote.ts'
import { textsIn } from '../../mail/texts.ts'
import { isAdministrator } from '../../accounts/administrators.ts'

interface Parts {
  readonly db: Database
  readonly publicUrl: string
  readonly productName: string
}

const maxListed = 20

/**
 * Composes one mail to an administrator about all pending requests since the mail was queued. It is not sent if there
 * are none, or if the recipient is no longer an administrator.
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
  { productName: product, listed, others, url }: Values,
): Mail {
  const t = textsIn(language)
  const describe = ({ email, username, message }: Listed) =>
    [
      t('E-Mail: {email}\nBenutzername: {username}', { email, username: quoteLine(username) }),
      message === null
        ? t('Keine Nachricht')
        : t('Nachricht: {message}', { message: quoteLine(firstLineOf(message)) }),
    ].join('\n')
  return layOutMail({
    language,
    subject: t('{product}: Neue Anfragen für einen Zugang', { product }),
    greeting: t('Guten Tag,'),
    paragraphs: [
      t('es gibt neue Anfragen für ein Konto bei {product}.', { product }),
      ...listed.map(describe),
      ...(others > 0 ? [t('und {count} weitere', { count: others })] : []),
    ],
    action: { label: t('Anfragen ansehen'), url },
    closing: t('Namen und Nachrichten stammen von den Personen, die anfragen, und sind nicht geprüft.'),
  })
}

function firstLineOf(message: string): string {
  const [firstLine = ''] = message.split(/\r\n|[\n\r\u2028\u2029]/u, 1)
  return firstLine
}
