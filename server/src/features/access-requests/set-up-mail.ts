import { retention } from '@pol/contract/retention'
import type { Database } from '../../database/database.ts'
import { newPasswordLink } from '../../identity/password-link.ts'
import { layOutMail } from '../../mail/mail-layout.ts'
import type { Composer } from '../../mail/outbox.ts'
import { quoteLine } from '../../mail/quote.ts'

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
  return async (queued) => {
    const link = await newPasswordLink(parts, queued, lifetimeMs)
    if (!link) return null
    const mail = layOutMail({
      subject: `${productName}: Ihr Zugang ist freigeschaltet`,
      greeting: link.username ? `Guten Tag ${quoteLine(link.username)},` : 'Guten Tag,',
      paragraphs: [
        `Sie haben jetzt ein Konto bei ${productName}. Über diesen Link legen Sie Ihr Passwort fest. Er gilt ${retention.setUpLinkDays} Tage und nur einmal.`,
      ],
      action: { label: 'Passwort festlegen', url: link.url },
      closing:
        'Ist der Link abgelaufen, fordern Sie auf der Anmeldeseite über „Passwort vergessen?“ einen neuen an. Wenn Sie keinen Zugang angefordert haben, brauchen Sie nichts zu tun.',
    })
    return link.hasAccount ? mail : null
  }
}
