import type { DeviceKind } from '@pol/contract/operations/fields'
import type { Language } from '@pol/language/language'
import { readDeviceKind } from '../../api/device-kind.ts'
import { layOutMail, type Mail } from '../../mail/mail-layout.ts'
import type { Composer } from '../../mail/outbox.ts'
import { isolate } from '../../mail/quote.ts'

interface Parts {
  readonly publicUrl: string
  readonly productName: string
}

/** Composes the mail about a sign-in on a kind of device that the user has not used recently. */
export function newDeviceMail({ publicUrl, productName }: Parts): Composer {
  return async ({ detail }, language) =>
    renderNewDeviceMail(language, {
      productName,
      kind: readDeviceKind(detail ?? ''),
      url: `${publicUrl}/auth`,
    })
}

interface Values {
  readonly productName: string
  readonly kind: DeviceKind
  readonly url: string
}

export function renderNewDeviceMail(
  language: Language,
  { productName, kind: { browser, system }, url }: Values,
): Mail {
  const texts = {
    de: {
      subject: `${productName}: Anmeldung auf einem neuen Gerät`,
      greeting: 'Guten Tag,',
      paragraphs: [
        `in Ihrem Konto bei ${productName} hat sich jemand mit einer Art von Gerät angemeldet, die wir von Ihnen nicht kennen: ${browser ?? 'unbekannter Browser'} auf ${system ?? 'unbekanntem System'}. Das Gerät, auf dem Sie vorher angemeldet waren, ist jetzt abgemeldet.`,
      ],
      action: { label: 'Zur Anmeldung', url },
      closing:
        'Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn nicht, legen Sie bitte sofort ein neues Passwort fest: auf der Anmeldeseite über „Passwort vergessen?“.',
    },
    fa: {
      subject: `ورود به ${productName} با دستگاهی تازه`,
      greeting: 'با سلام،',
      paragraphs: [
        `شخصی با نوعی دستگاه که برای ما ناآشناست وارد حساب شما در ${isolate(productName)} شده است: ${browser ? isolate(browser) : 'مرورگر ناشناس'} در ${system ? isolate(system) : 'سیستم ناشناس'}. دستگاهی که پیش از این در آن وارد شده بودید، اکنون از حساب خارج شده است.`,
      ],
      action: { label: 'رفتن به صفحه‌ی ورود', url },
      closing:
        'اگر خودتان این کار را کرده‌اید، لازم نیست کاری بکنید. وگرنه لطفاً فوراً رمز تازه‌ای تعیین کنید: در صفحه‌ی ورود «رمز عبور را فراموش کرده‌اید؟» را بزنید.',
    },
  }
  return layOutMail({ language, ...texts[language] })
}
