import { roles, type Role } from '@pol/contract/roles'
import type { Language } from '@pol/language/language'
import { layOutMail, type Mail } from '../../mail/mail-layout.ts'
import type { Composer } from '../../mail/outbox.ts'
import { isolate } from '../../mail/quote.ts'

interface Parts {
  readonly publicUrl: string
  readonly productName: string
}

type Change = 'added' | 'removed'

/** Composes the mail to a user who was given a role, or from whom one was taken away. */
export function roleMail(change: Change, { publicUrl, productName }: Parts): Composer {
  return async ({ detail }, language) => {
    const role = roles.find((name) => name === detail)
    if (!role) throw new Error('The mail names no role')
    return renderRoleMail(language, { productName, change, role, url: publicUrl })
  }
}

/** As in mails. */
export const roleNames = {
  de: { user: 'Benutzer', moderator: 'Moderator', admin: 'Administrator' },
  fa: { user: 'کاربر', moderator: 'ناظر', admin: 'مدیر' },
}

interface Values {
  readonly productName: string
  readonly change: Change
  readonly role: Role
  readonly url: string
}

export function renderRoleMail(language: Language, { productName, change, role, url }: Values): Mail {
  const name = roleNames[language][role]
  const texts = {
    de: {
      subject: `${productName}: Ihre Rollen wurden geändert`,
      greeting: 'Guten Tag,',
      paragraphs: [
        change === 'added'
          ? `ein Administrator hat Ihnen bei ${productName} die Rolle „${name}“ gegeben.`
          : `ein Administrator hat Ihnen bei ${productName} die Rolle „${name}“ entzogen.`,
      ],
      action: { label: `${productName} öffnen`, url },
      closing: 'Wenn Sie Fragen dazu haben, wenden Sie sich bitte an Ihren Administrator.',
    },
    fa: {
      subject: `نقش‌های شما در ${productName} تغییر کرد`,
      greeting: 'با سلام،',
      paragraphs: [
        change === 'added'
          ? `مدیر در ${isolate(productName)} نقش «${name}» را به شما داد.`
          : `مدیر در ${isolate(productName)} نقش «${name}» را از شما گرفت.`,
      ],
      action: { label: `باز کردن ${isolate(productName)}`, url },
      closing: 'اگر پرسشی دارید، لطفاً با مدیر تماس بگیرید.',
    },
  }
  return layOutMail({ language, ...texts[language] })
}
