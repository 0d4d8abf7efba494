import { retention } from '@pol/contract/retention'
import { persianDigits } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import type { Database } from '../../database/database.ts'
import { newPasswordLink } from '../../accounts/passwords/password-link.ts'
import { layOutMail, type Mail } from '../../mail/mail-layout.ts'
import type { Composer } from '../../mail/outbox.ts'
import { isolate } from '../../mail/quote.ts'

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

export function renderPasswordResetMail(language: Language, { productName, url }: Values): Mail {
  const minutes = String(retention.resetLinkMinutes)
  const texts = {
    de: {
      subject: `${productName}: Neues Passwort festlegen`,
      greeting: 'Guten Tag,',
      paragraphs: [
        `für Ihr Konto bei ${productName} wurde ein neues Passwort angefordert. Über diesen Link können Sie es festlegen. Er gilt ${minutes} Minuten und nur einmal.`,
      ],
      action: { label: 'Neues Passwort festlegen', url },
      closing: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    },
    fa: {
      subject: `تعیین رمز عبور تازه در ${productName}`,
      greeting: 'با سلام،',
      paragraphs: [
        `برای حساب شما در ${isolate(productName)} رمز عبور تازه‌ای درخواست شده است. با لینک زیر می‌توانید آن را تعیین کنید. این لینک ${persianDigits(minutes)} دقیقه اعتبار دارد و فقط یک بار کار می‌کند.`,
      ],
      action: { label: 'تعیین رمز عبور تازه', url },
      closing: 'اگر این درخواست از شما نبوده است، لازم نیست کاری بکنید: رمز عبور شما تغییر نمی‌کند.',
    },
  }
  return layOutMail({ language, ...texts[language] })
}
