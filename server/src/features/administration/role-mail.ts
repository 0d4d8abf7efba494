import { roles, type Role } from '@pol/contract/roles'
import type { Language } from '@pol/language/language'
import { layOutMail, type Mail } from '../../mail/mail-layout.ts'
import type { Composer } from '../../mail/outbox.ts'
import { type Text, textsIn } from '../../mail/texts.ts'

interface Parts {
  readonly publicUrl: string
  readonly productName: string
}

type Change = 'added' | 'removed'

/** Composes the mail to a user about an added or removed role. */
export function roleMail(change: Change, { publicUrl, productName }: Parts): Composer {
  return async ({ detail }, language) => {
    const role = roles.find((name) => name === detail)
    if (!role) throw new Error('The mail names no role')
    return renderRoleMail(language, { productName, change, role, url: publicUrl })
  }
}

/** The name of a role in the language of a mail. */
export function roleName(t: Text, role: Role): string {
  return { user: t('Benutzer'), moderator: t('Moderator'), admin: t('Administrator') }[role]
}

interface Values {
  readonly productName: string
  readonly change: Change
  readonly role: Role
  readonly url: string
}

export function renderRoleMail(
  language: Language,
  { productName: product, change, role, url }: Values,
): Mail {
  const t = textsIn(language)
  const values = { product, role: roleName(t, role) }
  return layOutMail({
    language,
    subject: t('{product}: Ihre Rollen wurden geändert', values),
    greeting: t('Guten Tag,'),
    paragraphs: [
      change === 'added'
        ? t('ein Administrator hat Ihnen bei {product} die Rolle „{role}“ gegeben.', values)
        : t('ein Administrator hat Ihnen bei {product} die Rolle „{role}“ entzogen.', values),
    ],
    action: { label: t('{product} öffnen', values), url },
    closing: t('Wenn Sie Fragen dazu haben, wenden Sie sich bitte an Ihren Administrator.'),
  })
}
