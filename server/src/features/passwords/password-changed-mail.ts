import type { Language } from '@pol/language/language'
import { layOutMail, type Mail } from '../../mail/mail-layout.ts'
import type { Composer } from '../../mail/outbox.ts'
import { textsIn } from '../../mail/texts.ts'

interface Parts {
  readonly publicUrl: string
  readonly productName: string
}

/** Composes the mail to a user whose password was changed, by a link or while signed in. */
export function passwordChangedMail({ publicUrl, productName }: Parts): Composer {
  return async (_, language) => renderPasswordChangedMail(language, { productName, url: `${publicUrl}/auth` })
}

interface Values {
  readonly productName: string
  readonly url: string
}

export function renderPasswordChangedMail(language: Language, { productName: product, url }: Values): Mail {
  const t = textsIn(language)
  return layOutMail({
    language,
    subject: t('{product}: Ihr Passwort wurde geändert', { product }),
    greeting: t('Guten Tag,'),
    paragraphs: [
      t(
        'das Passwort Ihres Kontos bei {product} wurde geändert. Alle anderen Sitzungen sind damit beendet.',
        { product },
      ),
    ],
    action: { label: t('Zur Anmeldung'), url },
    closing: t(
      'Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn nicht, legen Sie bitte sofort ein neues Passwort fest: auf der Anmeldeseite über „Passwort vergessen?“.',
    ),
  })
}
