import { eq } from 'drizzle-orm'
import type { PasskeyChange } from '@pol/contract/operations/passkeys'
import { retention } from '@pol/contract/retention'
import type { Language } from '@pol/language/language'
import type { Database } from '../../database/database.ts'
import { passkeys } from '../../database/schema.ts'
import { newPasskeyLink } from './passkey-links.ts'
import { layOutMail, type Mail } from '../../mail/mail-layout.ts'
import type { Composer, QueuedMail } from '../../mail/outbox.ts'
import { quoteLine } from '../../mail/quote.ts'
import { textsIn } from '../../mail/texts.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly publicUrl: string
  readonly productName: string
}

/** Composes the mail to the owner of an added or removed passkey, with a link to undo the change. */
export function passkeyMail(change: PasskeyChange, parts: Parts): Composer {
  const { db, productName } = parts
  return async (mail, language) => {
    const url = await newPasskeyLink(parts, change, mail)
    if (url === null) return null
    const waits = change === 'added' && (await isWaiting(db, mail))
    return renderPasskeyMail(language, { productName, change, name: mail.detail ?? '', waits, url })
  }
}

async function isWaiting(db: Database, { about }: QueuedMail): Promise<boolean> {
  if (about === null) return false
  const [passkey] = await db
    .select({ confirmedAt: passkeys.confirmedAt })
    .from(passkeys)
    .where(eq(passkeys.id, about))
  return passkey !== undefined && passkey.confirmedAt === null
}

interface Values {
  readonly productName: string
  readonly change: PasskeyChange
  /** The owner's name for the passkey. */
  readonly name: string
  /** Whether it must be confirmed with the link. */
  readonly waits: boolean
  readonly url: string
}

function renderPasskeyMail(
  language: Language,
  { productName: product, change, name, waits, url }: Values,
): Mail {
  const t = textsIn(language)
  const values = { product, name: quoteLine(name), days: retention.passkeyLinkDays }
  const nothingToDo = t('Wenn Sie das waren, brauchen Sie nichts zu tun.')
  const texts = {
    added: {
      subject: t('{product}: Ein Passkey wurde hinzugefügt', values),
      paragraphs: [
        t(
          'zu Ihrem Konto bei {product} wurde der Passkey „{name}“ hinzugefügt. Damit kann man sich bei Ihrem Konto anmelden.',
          values,
        ),
        ...(waits
          ? [
              t(
                'Bitte bestätigen Sie ihn mit dem Link. Erst danach gilt er für Verwaltung und Moderation und wird bei jeder Anmeldung verlangt.',
              ),
            ]
          : []),
      ],
      label: waits ? t('Bestätigen oder zurücknehmen') : t('Zurücknehmen'),
      closing: [
        t(
          'Wenn Sie das nicht waren, nehmen Sie es mit dem Link zurück. Der Passkey wird entfernt, alle Geräte werden abgemeldet, und Sie legen ein neues Passwort fest. Der Link gilt {days} Tage.',
          values,
        ),
        ...(waits ? [] : [nothingToDo]),
      ],
    },
    removed: {
      subject: t('{product}: Ein Passkey wurde entfernt', values),
      paragraphs: [
        t(
          'aus Ihrem Konto bei {product} wurde der Passkey „{name}“ entfernt. Er öffnet Ihr Konto nicht mehr.',
          values,
        ),
      ],
      label: t('Zurücknehmen'),
      closing: [
        t(
          'Wenn Sie das nicht wollten, nehmen Sie es mit dem Link zurück. Der Passkey gilt dann wieder, alle Geräte werden abgemeldet, und Sie legen ein neues Passwort fest. Der Link gilt {days} Tage.',
          values,
        ),
        nothingToDo,
      ],
    },
  }
  const { subject, paragraphs, label, closing } = texts[change]
  return layOutMail({
    language,
    subject,
    greeting: t('Guten Tag,'),
    paragraphs,
    action: { label, url },
    closing: closing.join(' '),
  })
}
