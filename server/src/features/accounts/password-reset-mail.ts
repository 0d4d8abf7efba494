import { retention } from '@pol/contract/retention'
import type { Database } from '../../database/database.ts'
import { newPasswordLink } from '../../identity/password-link.ts'
import { layOutMail } from '../../mail/mail-layout.ts'
import type { Composer } from '../../mail/outbox.ts'

const lifetimeMs = retention.resetLinkMinutes * 60 * 1000

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly publicUrl: string
  readonly productName: string
}

/**
 * Composes the mail with a new link, or `null` if it was queued too long ago or the address has no account. In the latter
 * case the mail is composed and dropped, so that the time does not reveal whether an account exists.
 */
export function passwordResetMail(parts: Parts): Composer {
  const { productName } = parts
  return async (queued) => {
    const link = await newPasswordLink(parts, queued, lifetimeMs)
    if (!link) return null
    const mail = layOutMail({
      subject: `${productName}: Neues Passwort festlegen`,
      greeting: 'Guten Tag,',
      paragraphs: [
        `für Ihr Konto bei ${productName} wurde ein neues Passwort angefordert. Über diesen Link können Sie es festlegen. Er gilt ${retention.resetLinkMinutes} Minuten und nur einmal.`,
      ],
      action: { label: 'Neues Passwort festlegen', url: link.url },
      closing: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    })
    return link.hasAccount ? mail : null
  }
}
