import { retention } from '@pol/contract/retention'
import type { Language } from '@pol/language/language'
import type { Database } from '../../database/database.ts'
import { newPasswordLink } from '../../accounts/passwords/password-link.ts'
import { layOutMail, type Mail } from '../../mail/mail-layout.ts'
import type { Composer } from '../../mail/outbox.ts'
import { quoteLine } from '../../mail/quote.ts'
import { textsIn } from '../../mail/texts.ts'

const lifetimeMs = retention.setUpLinkDays * 24 * 60 * 60 * 1000

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly publicUrl: string
  readonly productName: string
}

/** Composes the mail to a new user, with a link for the first password. */
export function setUpMail(parts: Parts): Composer {
  const { productName } = parts
  return async (queued, language) => {
    const link = await newPasswordLink(parts, queued, { lifetimeMs })
    if (!link) return null
    const mail = renderSetUpMail(language, { productName, username: link.username, url: link.url })
    return link.hasAccount ? mail : null
  }
}

interface Values {
  readonly productName: string
  readonly username: string | null
  readonly url: string
}

export function renderSetUpMail(language: Language, { productName: product, username, url }: Values): Mail {
  const t = textsIn(language)
  return layOutMail({
    language,
    subject: t('{product}: Ihr Zugang ist freigeschaltet', { product }),
    greeting: username ? t('Guten Tag {name},', { name: quoteLine(username) }) : t('Guten Tag,'),
    paragraphs: [
      t(
        'Sie haben jetzt ein Konto bei {product}. Über diesen Link legen Sie Ihr Passwort fest. Er gilt {days} Tage und nur einmal.',
        { product, days: retention.setUpLinkDays },
      ),
    ],
    action: { label: t('Passwort festlegen'), url },
    closing: t(
      'Ist der Link abgelaufen, fordern Sie auf der Anmeldeseite über „Passwort vergessen?“ einen neuen an. Wenn Sie keinen Zugang angefordert haben, brauchen Sie nichts zu tun.',
    ),
  })
}
