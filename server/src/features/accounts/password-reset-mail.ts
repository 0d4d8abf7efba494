import { retention } from '@pol/contract/retention'
import type { Database } from '../../database/open.ts'
import { newPasswordLink } from '../../identity/password-link.ts'
import { letter } from '../../mail/letter.ts'
import type { Composer } from '../../mail/outbox.ts'

const lifetimeMs = retention.resetLinkMinutes * 60 * 1000

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly publicUrl: string
  readonly productName: string
}

/** Composes the mail with a fresh link, or `null` where the address has no account or the wish is older than a link lives. */
export function passwordResetMail(parts: Parts): Composer {
  const { productName } = parts
  return async (wish) => {
    const link = await newPasswordLink(parts, wish, lifetimeMs)
    if (!link) return null
    return letter({
      subject: `${productName}: Neues Passwort festlegen`,
      greeting: 'Guten Tag,',
      paragraphs: [
        `für Ihr Konto bei ${productName} wurde ein neues Passwort angefordert. Über diesen Link können Sie es festlegen. Er gilt ${retention.resetLinkMinutes} Minuten und nur einmal.`,
      ],
      action: { label: 'Neues Passwort festlegen', url: link.url },
      closing: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    })
  }
}
