import type { Language } from '@pol/language/language'
import { layOutMail, type Mail } from '../../mail/mail-layout.ts'
import type { Composer } from '../../mail/outbox.ts'
import { isolate } from '../../mail/quote.ts'

interface Parts {
  readonly publicUrl: string
  readonly productName: string
}

/** Composes the mail to a user whose password was changed, by a link or on the screen for it. */
export function passwordChangedMail({ publicUrl, productName }: Parts): Composer {
  return async (_, language) => renderPasswordChangedMail(language, { productName, url: `${publicUrl}/auth` })
}

interface Values {
  readonly productName: string
  readonly url: string
}

export function renderPasswordChangedMail(language: Language, { productName, url }: Values): Mail {
  const texts = {
    de: {
      subject: `${productName}: Ihr Passwort wurde geändert`,
      greeting: 'Guten Tag,',
      paragraphs: [
        `das Passwort Ihres Kontos bei ${productName} wurde geändert. Alle anderen Sitzungen sind damit beendet.`,
      ],
      action: { label: 'Zur Anmeldung', url },
      closing:
        'Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn nicht, legen Sie bitte sofort ein neues Passwort fest: auf der Anmeldeseite über „Passwort vergessen?“.',
    },
    fa: {
      subject: `رمز عبور شما در ${productName} تغییر کرد`,
      greeting: 'با سلام،',
      paragraphs: [
        `رمز عبور حساب شما در ${isolate(productName)} تغییر کرد. به این ترتیب در همه‌ی دستگاه‌های دیگر از حساب خارج شدید.`,
      ],
      action: { label: 'رفتن به صفحه‌ی ورود', url },
      closing:
        'اگر خودتان این کار را کرده‌اید، لازم نیست کاری بکنید. وگرنه لطفاً فوراً رمز تازه‌ای تعیین کنید: در صفحه‌ی ورود «رمز عبور را فراموش کرده‌اید؟» را بزنید.',
    },
  }
  return layOutMail({ language, ...texts[language] })
}
