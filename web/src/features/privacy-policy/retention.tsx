import { retention } from '@pol/contract/retention'
import type { Site } from '@pol/contract/site'
import { t } from '@pol/contract/text'
import { productName } from '../../lib/site.ts'
import { Section } from '../../ui/section.tsx'
import { Point, Points } from './points.tsx'
import { ReminderRetention } from './reminders.tsx'

export function Retention({
  mailServer,
  notifications,
  embeddedDatabase,
}: Pick<Site, 'mailServer' | 'notifications' | 'embeddedDatabase'>) {
  return (
    <Section title={t('6. Speicherdauer')}>
      <p>
        {t(
          'Ihre Daten bleiben gespeichert, solange Ihr Konto besteht. Sie können das Konto unter „Sicherheit“ selbst löschen oder einen Administrator darum bitten; damit sind sofort auch Profil, Rollen, Lernstand, Aufnahmen, Einwilligung, Meldungen, Sitzungen, Geräteschlüssel, Passkeys, bekannte Geräte und Netze, Links, Erinnerungen, Zähler, wartende E-Mails und Ihre Zugangsanfrage gelöscht. Anderes löscht der Server von selbst:',
        )}
      </p>
      <Points>
        <Point about={t('Ihr Lernstand')}>
          {t(
            'bleibt gespeichert, solange Ihr Konto besteht. Wenn Sie neu beginnen, zählen die Antworten, Runden, Lektionen und daraus berechneten Zahlen von vorher nicht mehr; gelöscht werden sie mit dem Konto.',
          )}
        </Point>
        <ReminderRetention mailServer={mailServer} notifications={notifications} />
        <Point about={t('Aufnahmen')}>
          {t(
            'bleiben gespeichert, solange sie warten oder freigegeben sind. Abgelehnte und zurückgezogene werden {days} danach gelöscht; der Ton einer zurückgezogenen sofort.',
            { days: days(retention.closedRecordingDays) },
          )}
        </Point>
        <Point about={t('Einwilligung, Name und Region')}>
          {t('bleiben gespeichert, bis Sie die Einwilligung widerrufen.')}
        </Point>
        <Point about={t('Meldungen von Fehlern')}>
          {t('werden {days} nach der Antwort gelöscht; offene bleiben bis dahin gespeichert.', {
            days: days(retention.closedReportDays),
          })}
        </Point>
        <Point about={t('Protokoll der Entscheidungen')}>
          {t(
            'Einträge werden nach {days} gelöscht. Wird ein Konto schon früher gelöscht, bleibt stehen, was geschehen ist, aber nicht, wer es getan hat und wen es betraf. Nur wer Administrator oder Moderator ist oder war, steht dort bis zum Ende dieser Frist mit der Rolle und einem zufälligen Pseudonym, ohne Namen und E-Mail-Adresse: So lässt sich auch dann nachvollziehen, was mit fremden Daten geschehen ist, wenn jemand danach sein eigenes Konto löscht.',
            { days: days(retention.auditDays) },
          )}
        </Point>
        <Point about={t('Sitzungen')}>
          {t('enden {days} nach der letzten Nutzung oder mit der Abmeldung.', {
            days: days(retention.sessionDays),
          })}
        </Point>
        <Point about={t('Schlüssel zum Angemeldetbleiben')}>
          {t(
            'werden {days} nach der letzten Nutzung gelöscht, vorher mit der Abmeldung, einer Anmeldung auf einem anderen Gerät, einem neuen Passwort über einen Link oder wenn Sie das Gerät unter „Sicherheit“ entfernen. Eine Aufgabe, mit der sich der Browser ausweist, gilt {minutes} Minuten und nur einmal.',
            { days: days(retention.deviceKeyDays), minutes: retention.deviceChallengeMinutes },
          )}
        </Point>
        <Point about={t('Passkeys')}>
          {t(
            'bleiben gespeichert, bis Sie sie entfernen, und danach noch {days}, damit Sie das zurücknehmen können; so lange gilt auch der Link in der E-Mail dazu. Eine Aufgabe, die ein Passkey unterschreibt, gilt {minutes} Minuten und nur einmal.',
            { minutes: retention.passkeyChallengeMinutes, days: days(retention.passkeyLinkDays) },
          )}
        </Point>
        <Point about={t('Bekannte Geräte und Netze')}>
          {t('werden {days} nach der letzten Anmeldung von dort gelöscht.', {
            days: days(retention.knownSignInDays),
          })}
        </Point>
        <Point about={t('Links zum Zurücksetzen des Passworts')}>
          {t('gelten {minutes} Minuten und nur einmal.', { minutes: retention.resetLinkMinutes })}
        </Point>
        <Point about={t('Links zum Einrichten des Kontos')}>
          {t('gelten {days} und nur einmal.', { days: days(retention.setUpLinkDays) })}
        </Point>
        <Point about={t('Zähler gegen Missbrauch')}>
          {t('verfallen nach höchstens {hours} Stunden.', { hours: retention.counterHours })}
        </Point>
        <Point about={t('Abgelaufenes')}>
          {t('Sitzungen, Aufgaben, Links und Zähler werden spätestens {days} nach ihrem Ablauf gelöscht.', {
            days: days(retention.expiredDays),
          })}
        </Point>
        <Point about={t('Zugangsanfragen')}>
          {t(
            'werden spätestens {decided} nach der Entscheidung gelöscht, auch abgelehnte; offene spätestens {open}, nachdem Sie zuletzt gefragt haben.',
            { decided: days(retention.decidedRequestDays), open: days(retention.openRequestDays) },
          )}
        </Point>
        <Point about={t('E-Mails')}>
          {mailServer
            ? t(
                'verschwinden aus unserer Datenbank, sobald sie verschickt sind; was sich nicht zustellen lässt, spätestens {days}, nachdem es geschrieben wurde.',
                { days: days(retention.undeliveredMailDays) },
              )
            : t(
                'liegen, da kein Mailserver eingerichtet ist, als Dateien auf dem Server und werden spätestens {days}, nachdem sie geschrieben wurden, gelöscht.',
                { days: days(retention.mailFileDays) },
              )}
        </Point>
        {embeddedDatabase && (
          <Point about={t('Reste von Gelöschtem')}>
            {t(
              'in den Dateien der Datenbank werden spätestens {days} nach der Löschung entfernt, solange der Server läuft.',
              { days: days(retention.overwrittenDays) },
            )}
          </Point>
        )}
        <Point about={t('Löschvermerke')}>
          {t(
            'Dass ein Konto gelöscht wurde, merken wir uns {days} lang: Zeitpunkt und Prüfwert (SHA-256) seiner zufälligen Nummer. So wird es wieder gelöscht, wenn eine ältere Sicherungskopie eingespielt wird. Wer Sie sind, verrät der Vermerk nicht.',
            { days: days(retention.erasureDays) },
          )}
        </Point>
        <Point about={t('Protokolle')}>
          {t(
            'speichert {productName} nicht selbst, sondern gibt sie nur aus. Wie lange der Hosting-Anbieter Protokolle aufbewahrt, richtet sich nach seinem Vertrag mit uns.',
            { productName },
          )}
        </Point>
      </Points>
      <p>{t('Wie lange etwas in Ihrem Browser gespeichert ist, steht in Abschnitt 3.')}</p>
    </Section>
  )
}

function days(count: number): string {
  return t('{count} Tag|{count} Tage', { count })
}
