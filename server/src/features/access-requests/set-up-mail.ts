import { retention } from '@pol/contract/retention'
import { persianDigits } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import type { Database } from '../../database/database.ts'
import { newPasswordLink } from '../../accounts/passwords/password-link.ts'
import { layOutMail, type Mail } from '../../mail/mail-layout.ts'
import type { Composer } from '../../mail/outbox.ts'
import { isolate, quoteLine } from '../../mail/quote.ts'

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

export function renderSetUpMail(language: Language, { productName, username, url }: Values): Mail {
  const days = String(retention.setUpLinkDays)
  const texts = {
    de: {
      subject: `${productName}: Ihr Zugang ist freigeschaltet`,
      greeting: username ? `Guten Tag ${quoteLine(username)},` : 'Guten Tag,',
      paragraphs: [
        `Sie haben jetzt ein Konto bei ${productName}. Über diesen Link legen Sie Ihr Passwort fest. Er gilt ${days} Tage und nur einmal.`,
      ],
      action: { label: 'Passwort festlegen', url },
      closing:
        'Ist der Link abgelaufen, fordern Sie auf der Anmeldeseite über „Passwort vergessen?“ einen neuen an. Wenn Sie keinen Zugang angefordert haben, brauchen Sie nichts zu tun.',
    },
    fa: {
      subject: `دسترسی شما به ${productName} فعال شد`,
      greeting: username ? `${quoteLine(username)} گرامی، با سلام،` : 'با سلام،',
      paragraphs: [
        `از این پس در ${isolate(productName)} حساب دارید. با لینک زیر رمز عبور خود را تعیین کنید. این لینک ${persianDigits(days)} روز اعتبار دارد و فقط یک بار کار می‌کند.`,
      ],
      action: { label: 'تعیین رمز عبور', url },
      closing:
        'اگر مهلت لینک گذشته است، در صفحه‌ی ورود «رمز عبور را فراموش کرده‌اید؟» را بزنید و لینک تازه‌ای بگیرید. اگر درخواست دسترسی نداده‌اید، لازم نیست کاری بکنید.',
    },
  }
  return layOutMail({ language, ...texts[language] })
}
