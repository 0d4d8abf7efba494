import { eq } from 'drizzle-orm'
import type { PasskeyChange } from '@pol/contract/operations/passkeys'
import { retention } from '@pol/contract/retention'
import { persianDigits } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import type { Database } from '../../database/database.ts'
import { passkeys } from '../../database/schema.ts'
import { newPasskeyLink } from './passkey-links.ts'
import { layOutMail, type Mail } from '../../mail/mail-layout.ts'
import type { Composer, QueuedMail } from '../../mail/outbox.ts'
import { isolate, quoteLine } from '../../mail/quote.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly publicUrl: string
  readonly productName: string
}

/** Composes the mail to the owner of a passkey that was added or removed, with the link that takes it back. */
export function passkeyMail(change: PasskeyChange, parts: Parts): Composer {
  const { db, productName } = parts
  return async (mail, language) => {
    const url = await newPasskeyLink(parts, change, mail)
    if (url === null) return null
    const waits = change === 'added' && (await isWaiting(db, mail))
    return renderPasskeyMail(language, { productName, change, name: mail.detail ?? '', waits, url })
  }
}

async function isWaiting(db: Database, { about }: QueuedMail): Promise<boolean> {
  if (about === null) return false
  const [passkey] = await db
    .select({ confirmedAt: passkeys.confirmedAt })
    .from(passkeys)
    .where(eq(passkeys.id, about))
  return passkey !== undefined && passkey.confirmedAt === null
}

interface Values {
  readonly productName: string
  readonly change: PasskeyChange
  /** What the owner calls the passkey. */
  readonly name: string
  /** Whether it waits for a confirmation by the link. */
  readonly waits: boolean
  readonly url: string
}

const days = retention.passkeyLinkDays

export function renderPasskeyMail(
  language: Language,
  { productName, change, name, waits, url }: Values,
): Mail {
  const quoted = quoteLine(name)
  const texts = {
    de: {
      greeting: 'Guten Tag,',
      ...{
        added: {
          subject: `${productName}: Ein Passkey wurde hinzugefügt`,
          paragraphs: [
            `zu Ihrem Konto bei ${productName} wurde der Passkey „${quoted}“ hinzugefügt. Damit kann man sich bei Ihrem Konto anmelden.`,
            ...(waits
              ? [
                  'Bitte bestätigen Sie ihn mit dem Link. Erst danach gilt er für Verwaltung und Moderation und wird bei jeder Anmeldung verlangt.',
                ]
              : []),
          ],
          action: { label: waits ? 'Bestätigen oder zurücknehmen' : 'Zurücknehmen', url },
          closing: `Wenn Sie das nicht waren, nehmen Sie es mit dem Link zurück. Der Passkey wird entfernt, alle Geräte werden abgemeldet, und Sie legen ein neues Passwort fest. Der Link gilt ${days} Tage.${waits ? '' : ' Wenn Sie das waren, brauchen Sie nichts zu tun.'}`,
        },
        removed: {
          subject: `${productName}: Ein Passkey wurde entfernt`,
          paragraphs: [
            `aus Ihrem Konto bei ${productName} wurde der Passkey „${quoted}“ entfernt. Er öffnet Ihr Konto nicht mehr.`,
          ],
          action: { label: 'Zurücknehmen', url },
          closing: `Wenn Sie das nicht wollten, nehmen Sie es mit dem Link zurück. Der Passkey gilt dann wieder, alle Geräte werden abgemeldet, und Sie legen ein neues Passwort fest. Der Link gilt ${days} Tage. Wenn Sie das waren, brauchen Sie nichts zu tun.`,
        },
      }[change],
    },
    fa: {
      greeting: 'با سلام،',
      ...{
        added: {
          subject: `${productName}: یک گذرکلید اضافه شد`,
          paragraphs: [
            `به حساب شما در ${isolate(productName)} گذرکلید «${quoted}» اضافه شد. گذرکلید یعنی ورود با اثر انگشت، چهره یا پین دستگاه؛ با آن می‌توان به حساب شما وارد شد.`,
            ...(waits
              ? [
                  'لطفاً آن را با این لینک تأیید کنید. تنها پس از تأیید برای مدیریت و نظارت معتبر است و در هر ورود خواسته می‌شود.',
                ]
              : []),
          ],
          action: { label: waits ? 'تأیید یا لغو' : 'لغو این تغییر', url },
          closing: `اگر این کار از شما نبوده است، با این لینک آن را لغو کنید. گذرکلید برداشته می‌شود، همه‌ی دستگاه‌ها از حساب خارج می‌شوند و شما رمز تازه‌ای تعیین می‌کنید. این لینک ${persianDigits(String(days))} روز اعتبار دارد.${waits ? '' : ' اگر خودتان این کار را کرده‌اید، لازم نیست کاری بکنید.'}`,
        },
        removed: {
          subject: `${productName}: یک گذرکلید برداشته شد`,
          paragraphs: [
            `از حساب شما در ${isolate(productName)} گذرکلید «${quoted}» (ورود با اثر انگشت، چهره یا پین) برداشته شد. دیگر نمی‌توان با آن به حساب شما وارد شد.`,
          ],
          action: { label: 'لغو این تغییر', url },
          closing: `اگر این را نمی‌خواستید، با این لینک آن را لغو کنید. گذرکلید دوباره معتبر می‌شود، همه‌ی دستگاه‌ها از حساب خارج می‌شوند و شما رمز تازه‌ای تعیین می‌کنید. این لینک ${persianDigits(String(days))} روز اعتبار دارد. اگر خودتان این کار را کرده‌اید، لازم نیست کاری بکنید.`,
        },
      }[change],
    },
  }
  return layOutMail({ language, ...texts[language] })
}
