import { retention } from '@pol/contract/retention'
import type { Language } from '@pol/language/language'
import type { Database } from '../../database/database.ts'
import { newPasswordLink } from '../../accounts/passwords/password-link.ts'
import { layOutMail, type Mail } from '../../mail/mail-layout.ts'
import type { Composer } from '../../mail/outbox.ts'
import { textsIn } from '../../mail/texts.ts'

const lifetimeMs = retention.resetLinkMinutes * 60 * 1000

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly publicUrl: string
  readonly productName: string
}

/**
 * Composes the mail with a new link, or `null` if it was queued too long ago or the address has no account. In the
 * latter case the mail is composed and dropped, so that the time does not reveal whether an account exists.
 */
export function passwordResetMail(parts: Parts): Composer {
  const { productName } = parts
  return async (queued, language) => {
    const link = await newPasswordLink(parts, queued, { lifetimeMs, recordedAs: 'ask-reset-link' })
    if (!link) return null
    const mail = renderPasswordResetMail(language, { productName, url: link.url })
    return link.hasAccount ? mail : null
  }
}

interface Values {
  readonly productName: string
  readonly url: string
}

export function renderPasswordResetMail(language: Language, { productName: product, url }: Values): Mail {
  const t = textsIn(language)
  return layOutMail({
    language,
    subject: t('{product}: Neues Passwort festlegen', { product }),
    greeting: t('Guten Tag,'),
    paragraphs: [
      t(
        'für Ihr Konto bei {product} wurde ein neues Passwort angefordert. Über diesen Link können Sie es festlegen. Er gilt {minutes} Minuten und nur einmal.',
        { product, minutes: retention.resetLinkMinutes },
      ),
    ],
    action: { label: t('Neues Passwort festlegen'), url },
    closing: t('Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.'),
  })
}
