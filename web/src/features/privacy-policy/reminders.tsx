import { retention } from '@pol/contract/retention'
import type { Site } from '@pol/contract/site'
import { t } from '@pol/contract/text'
import { German } from '../../ui/frame/persian.tsx'
import { richText } from '../../ui/rich-text.ts'
import { consentLaw } from './laws.tsx'
import { Point } from './points.tsx'

type Ways = Pick<Site, 'mailServer' | 'notifications'>

/** Whether the server can remind at all. A calendar file needs no server. */
const canRemind = ({ mailServer, notifications }: Ways) => mailServer || notifications

/** The consent, and where it is withdrawn. Not every browser shows a button with a notification. */
function BasedOnConsent({ mailServer, notifications }: Ways) {
  return (
    <>
      {richText(
        'Rechtsgrundlage ist Ihre Einwilligung ({consentLaw}). Sie können sie jederzeit widerrufen, beim Üben unter „Einstellungen“, „Wann morgen?“; was vorher verschickt wurde, bleibt rechtmäßig.',
        { consentLaw },
      )}
      {mailServer && (
        <>
          {' '}
          {t(
            'In jeder E-Mail steht außerdem ein Link zu einer Seite, auf der ein Klick die Erinnerung beendet, ohne Anmeldung.',
          )}
        </>
      )}
      {notifications && (
        <> {t('An einer Benachrichtigung ist dafür ein Knopf, wenn Ihr Browser solche Knöpfe anzeigt.')}</>
      )}
    </>
  )
}

/** The subscription of the browser is the only entry in it that needs consent, besides those of the bot check. */
export const PushConsent = () => (
  <>
    {' '}
    {richText(
      'Das Abonnement der Benachrichtigungen entsteht nur, wenn Sie sie als Erinnerung erlauben; Rechtsgrundlage ist dann Ihre Einwilligung ({law}).',
      { law: <German>§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 lit. a DSGVO</German> },
    )}
  </>
)

/** What is stored for reminders of practice. */
export function ReminderData(site: Ways) {
  if (!canRemind(site)) return null
  return (
    <Point about={t('Erinnerung ans Üben')}>
      {t(
        'Nur wenn Sie eine wählen: Uhrzeit und Art, Ihre Zeitzone, wann die nächste fällig ist und wann es die letzte war, wie viele Sie seit der letzten Übung bekommen haben, dazu Prüfwerte der Links, mit denen Sie sie beenden. Verschickt wird sie nur, wenn auf dem Server an diesem Tag noch keine Antwort von Ihnen angekommen ist; dafür merken wir uns auch bei Ihren Antworten die Zeitzone.',
      )}{' '}
      {site.notifications &&
        t(
          'Wählen Sie die Benachrichtigung, speichern wir auch die Adresse, unter der Ihr Browser dafür erreichbar ist, zwei Schlüssel, mit denen wir sie verschlüsseln, die Kennung des Geräts und Prüfwert seines Schlüssels, seine Art und wann Sie sie dort erlaubt haben.',
        )}{' '}
      <BasedOnConsent {...site} />
    </Point>
  )
}

/** The services of the browsers' makers, which relay notifications. */
export function PushServices(site: Ways) {
  if (!site.notifications) return null
  return (
    <Point about={t('Benachrichtigungsdienst Ihres Browsers')}>
      {t(
        'Nur wenn Sie als Erinnerung die Benachrichtigung gewählt haben: Unser Server schickt sie über den Dienst, den der Hersteller Ihres Browsers dafür betreibt, etwa Google (Chrome), Mozilla (Firefox), Apple (Safari) oder Microsoft (Edge). Er erfährt, von welchem Server und wann Ihr Browser eine Nachricht bekommt, und kann das außerhalb der EU verarbeiten. Den Text kann er nicht lesen, denn nur Ihr Browser kann ihn entschlüsseln.',
      )}{' '}
      <BasedOnConsent {...site} />
    </Point>
  )
}

export function ReminderRetention(site: Ways) {
  if (!canRemind(site)) return null
  const days = (count: number) => t('{count} Tag|{count} Tage', { count })
  const reminders = t('{count} Erinnerung|{count} Erinnerungen', { count: retention.unansweredReminders })
  return (
    <Point about={t('Erinnerung ans Üben')}>
      {t(
        'bleibt eingestellt, bis Sie sie beenden; nach {reminders} ohne Übung macht sie Pause, bis Sie wieder üben. Was wir für die Benachrichtigung über einen Browser gespeichert haben, wird gelöscht, sobald Sie sie beenden oder sich dort abmelden, bei einem neuen Passwort für alle anderen Geräte, spätestens {unused}, nachdem Sie sie dort erlaubt und zuletzt geübt haben. Blockieren Sie Benachrichtigungen dagegen im Browser selbst oder löschen Sie dort die Daten dieser Website, erfahren wir das erst, wenn wir die nächste verschicken, und löschen es dann. Die Links zum Beenden gelten {days}.',
        {
          reminders,
          unused: days(retention.pushSubscriptionDays),
          days: days(retention.reminderLinkDays),
        },
      )}
    </Point>
  )
}
