import { retention } from '@pol/contract/retention'

interface Stored {
  readonly key: string
  readonly place: 'Session Storage' | 'Local Storage' | 'Cache Storage'
  readonly purpose: string
  readonly period: string
  /** Whether it only appears where there is a bot check to which the visitor has agreed. */
  readonly onlyWithBotCheck?: true
}

/** Everything that the product stores in a browser. The privacy policy shows it; a journey compares it with the truth. */
export const storageRegister: readonly Stored[] = [
  {
    key: 'pl_session',
    place: 'Session Storage',
    purpose: 'Zufälliges Sitzungs-Token, das Sie angemeldet hält.',
    period: `Bis Sie sich abmelden oder den Tab schließen. Der Server erkennt es höchstens ${retention.sessionDays} Tage nach der letzten Nutzung an.`,
  },
  {
    key: 'pl_session_user',
    place: 'Session Storage',
    purpose:
      'Ihr Name, Ihre E-Mail-Adresse und Ihre Rollen, wie der Server sie zuletzt genannt hat: damit Sie ohne Internetverbindung weiterlernen können.',
    period: 'Bis Sie sich abmelden oder den Tab schließen.',
  },
  {
    key: 'pl_device_id',
    place: 'Local Storage',
    purpose:
      'Zufällige Kennung dieses Browsers, die bei der Anmeldung entsteht. Durch sie ist Ihr Konto immer nur auf einem Gerät aktiv.',
    period: 'Bis Sie die Daten dieser Website in Ihrem Browser löschen.',
  },
  {
    key: 'cookie-consent',
    place: 'Local Storage',
    purpose: 'Ihre Auswahl im Cookie-Hinweis: „accepted“ oder „rejected“.',
    period:
      'Gilt längstens 30 Tage. Beim ersten Besuch in einer neuen Browser-Sitzung wird sie gelöscht und neu erfragt.',
  },
  {
    key: 'cookie-consent-date',
    place: 'Local Storage',
    purpose: 'Zeitpunkt dieser Auswahl.',
    period: 'Wie die Auswahl selbst.',
  },
  {
    key: 'cookie-reset-done',
    place: 'Session Storage',
    purpose: 'Merkt, dass in dieser Browser-Sitzung schon nach der Auswahl gefragt wurde.',
    period: 'Bis Sie den Tab schließen.',
  },
  {
    key: 'pl_application',
    place: 'Cache Storage',
    purpose:
      'Die Anwendung selbst mit Lernstoff, Schriften und Skripten, für alle gleich: damit sie ohne Internetverbindung läuft.',
    period: 'Bis es eine neue Version gibt oder Sie die Daten dieser Website in Ihrem Browser löschen.',
  },
  {
    key: 'pl_clips',
    place: 'Cache Storage',
    purpose:
      'Die Aussprache von Wörtern und Sätzen des Lernstoffs, die Sie angehört haben: damit Sie sie ohne Internetverbindung wieder hören können. Eigene Texte sind nicht dabei.',
    period:
      'Bis Sie die Daten dieser Website in Ihrem Browser löschen; mehr als 3.000 werden nicht aufgehoben.',
  },
  {
    key: 'pl_pageview',
    place: 'Session Storage',
    purpose:
      'Merkt, dass der Bot-Schutz in dieser Browser-Sitzung schon beim Aufruf einer Seite gelaufen ist.',
    period: 'Bis Sie den Tab schließen.',
    onlyWithBotCheck: true,
  },
  {
    key: '_grecaptcha',
    place: 'Local Storage',
    purpose:
      'Legt das Skript des Bot-Schutzes an (Abschnitt 4), um Menschen von Programmen zu unterscheiden. Wir lesen es nicht.',
    period: 'Bis Sie die Daten dieser Website in Ihrem Browser löschen.',
    onlyWithBotCheck: true,
  },
]
