import type { DeviceKind } from '@pol/contract/operations/fields'
import type { Language } from '@pol/language/language'
import { readDeviceKind } from '../../api/device-kind.ts'
import { layOutMail, type Mail } from '../../mail/mail-layout.ts'
import type { Composer } from '../../mail/outbox.ts'
import { textsIn } from '../../mail/texts.ts'

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
  { productName: product, kind: { browser, system }, url }: Values,
): Mail {
  const t = textsIn(language)
  return layOutMail({
    language,
    subject: t('{product}: Anmeldung auf einem neuen Gerät', { product }),
    greeting: t('Guten Tag,'),
    paragraphs: [
      t(
        'in Ihrem Konto bei {product} hat sich jemand mit einer Art von Gerät angemeldet, die wir von Ihnen nicht kennen: {browser} auf {system}. Das Gerät, auf dem Sie vorher angemeldet waren, ist jetzt abgemeldet.',
        {
          product,
          browser: browser ?? t('unbekannter Browser'),
          system: system ?? t('unbekanntem System'),
        },
      ),
    ],
    action: { label: t('Zur Anmeldung'), url },
    closing: t(
      'Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn nicht, legen Sie bitte sofort ein neues Passwort fest: auf der Anmeldeseite über „Passwort vergessen?“.',
    ),
  })
}
