import { retention } from '@pol/contract/retention'
import type { Site } from '@pol/contract/site'
import { t } from '@pol/contract/text'
import { richText } from '../../ui/rich-text.ts'
import { consentLaw } from './laws.tsx'
import { Point } from './points.tsx'

type Ways = Pick<Site, 'mailServer' | 'notifications'>

/** Whether the server can remind at all. A calendar file needs no server. */
const canRemind = ({ mailServer, notifications }: Ways) => mailServer || notifications

const basedOnConsent = richText(
  'Rechtsgrundlage ist Ihre Einwilligung ({consentLaw}). Sie können sie jederzeit widerrufen, mit einem Druck in jeder Erinnerung oder in den Einstellungen zum Üben; was vorher verschickt wurde, bleibt rechtmäßig.',
  { consentLaw },
)

/** What is stored for reminders of practice. */
export function ReminderData(site: Ways) {
  if (!canRemind(site)) return null
  return (
    <Point about={t('Erinnerung ans Üben')}>
      {t(
        'Nur wenn Sie eine wählen: Uhrzeit und Art, wann die nächste fällig ist und wann die letzte verschickt wurde, dazu Prüfwerte der Links, mit denen Sie sie beenden. Verschickt wird sie nur an Tagen, an denen Sie noch nicht geübt haben; dafür merken wir uns bei Ihren Antworten die Zeitzone.',
      )}{' '}
      {site.notifications &&
        t(
          'Wählen Sie die Benachrichtigung, speichern wir auch die Adresse, unter der Ihr Browser dafür erreichbar ist, zwei Schlüssel, mit denen wir sie verschlüsseln, Kennung und Art des Geräts und wann Sie sie dort erlaubt haben.',
        )}{' '}
      {basedOnConsent}
    </Point>
  )
}

/** The services of the browsers' makers, which relay notifications. */
export function PushServices({ notifications }: Pick<Site, 'notifications'>) {
  if (!notifications) return null
  return (
    <Point about={t('Benachrichtigungsdienst Ihres Browsers')}>
      {t(
        'Nur wenn Sie als Erinnerung die Benachrichtigung gewählt haben: Unser Server schickt sie über den Dienst, den der Hersteller Ihres Browsers dafür betreibt, etwa Google (Chrome), Mozilla (Firefox), Apple (Safari) oder Microsoft (Edge). Er erfährt, von welchem Server und wann Ihr Browser eine Nachricht bekommt, und kann das außerhalb der EU verarbeiten. Den Text kann er nicht lesen, denn nur Ihr Browser kann ihn entschlüsseln.',
      )}{' '}
      {basedOnConsent}
    </Point>
  )
}

export function ReminderRetention(site: Ways) {
  if (!canRemind(site)) return null
  const days = t('{count} Tag|{count} Tage', { count: retention.reminderLinkDays })
  return (
    <Point about={t('Erinnerung ans Üben')}>
      {t(
        'bleibt eingestellt, bis Sie sie beenden. Was wir für die Benachrichtigung über Ihren Browser gespeichert haben, wird dann sofort gelöscht, auch wenn der Browser selbst sie abbestellt. Die Links zum Beenden gelten {days}.',
        { days },
      )}
    </Point>
  )
}
