import { and, eq } from 'drizzle-orm'
import type { Language } from '@pol/language/language'
import { sendableReminder } from '@pol/learning/reminder'
import { hasAccount } from '../../../accounts/locks.ts'
import type { Database } from '../../../database/database.ts'
import { users } from '../../../database/schema.ts'
import { layOutMail, type Mail } from '../../../mail/mail-layout.ts'
import type { Composer } from '../../../mail/outbox.ts'
import { textsIn } from '../../../mail/texts.ts'
import { readLearner } from '../learner.ts'
import { hasPractisedSince } from './practised-since.ts'
import { newReminderToken, reminderUrl } from './reminder-link.ts'
import { zoneOf } from './schedule.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly publicUrl: string
  readonly productName: string
  readonly sendsMails: boolean
}

/** Composes the reminder, unless it is too late, no longer wanted, or the learner has practised meanwhile. */
export function reminderMail({ db, now, publicUrl, productName, sendsMails }: Parts): Composer {
  return async ({ recipient, about, queuedAt }, language) => {
    if (about === null || !sendsMails) return null
    const isRecipient = and(eq(users.id, about), hasAccount(recipient))
    if ((await db.$count(users, isRecipient)) === 0) return null
    const learner = await readLearner(db, about)
    if (learner.reminder?.how !== 'mail') return null
    const queued = sendableReminder(learner.reminder, queuedAt.toISOString(), zoneOf(learner))
    if (!queued || now().toISOString() >= queued.until) return null
    if (await hasPractisedSince(db, about, queued.dayBegan)) return null
    const token = await newReminderToken(db, about, now())
    return renderReminderMail(language, {
      productName,
      practiceUrl: `${publicUrl}/ueben`,
      endUrl: reminderUrl(publicUrl, token),
    })
  }
}

interface Values {
  readonly productName: string
  readonly practiceUrl: string
  readonly endUrl: string
}

export function renderReminderMail(
  language: Language,
  { productName: product, practiceUrl, endUrl }: Values,
): Mail {
  const t = textsIn(language)
  return layOutMail({
    language,
    subject: t('{product}: Zeit zum Üben', { product }),
    greeting: t('Guten Tag,'),
    paragraphs: [
      t('falls Sie heute noch nicht geübt haben: Schon ein paar Minuten helfen, das Gelernte zu behalten.'),
    ],
    action: { label: t('Jetzt üben'), url: practiceUrl },
    closing: t('Sie bekommen diese E-Mail, weil Sie bei {product} eine Erinnerung eingestellt haben.', {
      product,
    }),
    unsubscribe: { label: t('Keine Erinnerungen mehr'), url: endUrl },
  })
}
