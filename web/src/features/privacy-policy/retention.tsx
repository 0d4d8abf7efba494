import { retention } from '@pol/contract/retention'
import type { Site } from '@pol/contract/site'
import { productName } from '../../lib/product.ts'
import { Section } from '../../ui/section.tsx'
import { Point, Points } from './points.tsx'

export function Retention({ mailServer, embeddedDatabase }: Pick<Site, 'mailServer' | 'embeddedDatabase'>) {
  return (
    <Section title="6. Speicherdauer">
      <p>
        Ihre Daten bleiben gespeichert, solange Ihr Konto besteht. Auf Ihren Wunsch löscht ein Administrator
        das Konto; damit sind sofort auch Profil, Rollen, Lernstand, Sitzungen, Geräteschlüssel, bekannte
        Geräte und Netze, Links, Zähler, wartende E-Mails und Ihre Zugangsanfrage gelöscht. Anderes löscht der
        Server von selbst:
      </p>
      <Points>
        <Point about="Ihr Lernstand">
          bleibt gespeichert, solange Ihr Konto besteht. Wenn Sie neu beginnen, zählen die Antworten von
          vorher nicht mehr; gelöscht werden sie mit dem Konto.
        </Point>
        <Point about="Sitzungen">
          enden {days(retention.sessionDays)} nach der letzten Nutzung oder mit der Abmeldung.
        </Point>
        <Point about="Schlüssel zum Angemeldetbleiben">
          werden {days(retention.deviceKeyDays)} nach der letzten Nutzung gelöscht, vorher mit der Abmeldung,
          einer Anmeldung auf einem anderen Gerät oder einem neuen Passwort. Eine Aufgabe, mit der sich der
          Browser ausweist, gilt {retention.deviceChallengeMinutes} Minuten und nur einmal.
        </Point>
        <Point about="Bekannte Geräte und Netze">
          werden {days(retention.knownSignInDays)} nach der letzten Anmeldung von dort gelöscht.
        </Point>
        <Point about="Links zum Zurücksetzen des Passworts">
          gelten {retention.resetLinkMinutes} Minuten und nur einmal.
        </Point>
        <Point about="Links zum Einrichten des Kontos">
          gelten {days(retention.setUpLinkDays)} und nur einmal.
        </Point>
        <Point about="Zähler gegen Missbrauch">
          verfallen nach höchstens {retention.counterHours} Stunden.
        </Point>
        <Point about="Abgelaufenes">
          Sitzungen, Aufgaben, Links und Zähler werden spätestens {days(retention.expiredDays)} nach ihrem
          Ablauf gelöscht.
        </Point>
        <Point about="Zugangsanfragen">
          werden spätestens {days(retention.decidedRequestDays)} nach der Entscheidung gelöscht, auch
          abgelehnte; offene spätestens {days(retention.openRequestDays)}, nachdem Sie zuletzt gefragt haben.
        </Point>
        <Point about="E-Mails">
          {mailServer
            ? `verschwinden aus unserer Datenbank, sobald sie verschickt sind; was sich nicht zustellen lässt, spätestens ${days(retention.undeliveredMailDays)}, nachdem es geschrieben wurde.`
            : `liegen, da kein Mailserver eingerichtet ist, als Dateien auf dem Server und werden spätestens ${days(retention.mailFileDays)}, nachdem sie geschrieben wurden, gelöscht.`}
        </Point>
        {embeddedDatabase && (
          <Point about="Reste von Gelöschtem">
            in den Dateien der Datenbank werden spätestens {days(retention.overwrittenDays)} nach der Löschung
            entfernt, solange der Server läuft.
          </Point>
        )}
        <Point about="Löschvermerke">
          Dass ein Konto gelöscht wurde, merken wir uns {days(retention.erasureDays)} lang: Zeitpunkt und
          Prüfwert (SHA-256) seiner zufälligen Nummer. So wird es wieder gelöscht, wenn eine ältere
          Sicherungskopie eingespielt wird. Wer Sie sind, verrät der Vermerk nicht.
        </Point>
        <Point about="Protokolle">
          speichert {productName} nicht selbst, sondern gibt sie nur aus. Wie lange der Hosting-Anbieter
          Protokolle aufbewahrt, richtet sich nach seinem Vertrag mit uns.
        </Point>
      </Points>
      <p>Wie lange etwas in Ihrem Browser gespeichert ist, steht in Abschnitt 3.</p>
    </Section>
  )
}

function days(count: number): string {
  return count === 1 ? '1 Tag' : `${count} Tage`
}
