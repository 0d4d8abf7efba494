import { retention } from '@pol/contract/retention'
import { t } from '@pol/contract/text'

interface StorageEntry {
  readonly key: string
  readonly place: 'Session Storage' | 'Local Storage' | 'Cache Storage' | 'IndexedDB' | 'Cookie' | 'Push API'
  readonly purpose: string
  readonly period: string
  /** The entry only exists if this is configured and the visitor has consented. */
  readonly onlyWith?: 'bot check' | 'notifications'
}

const keptPeriod = t(
  'Bis Sie sich abmelden, sich auf einem anderen Gerät anmelden oder ein neues Passwort wählen. Der Server erkennt den Schlüssel höchstens {days} Tage nach der letzten Nutzung an.',
  { days: retention.deviceKeyDays },
)

/** All data that the product stores in the browser. Shown in the privacy policy; a browser test checks completeness. */
export const storageRegister: readonly StorageEntry[] = [
  {
    key: 'pl_session',
    place: 'Session Storage',
    purpose: t('Zufälliges Sitzungs-Token, das Sie angemeldet hält.'),
    period: t(
      'Bis Sie sich abmelden oder den Tab schließen. Der Server erkennt es höchstens {days} Tage nach der letzten Nutzung an.',
      { days: retention.sessionDays },
    ),
  },
  {
    key: 'pl_session_user',
    place: 'Session Storage',
    purpose: t(
      'Ihr Name, Ihre E-Mail-Adresse, Ihre Rollen, Ihre Sprache und Ihre Muttersprache, wie der Server sie zuletzt genannt hat: damit Sie ohne Internetverbindung weiterlernen können.',
    ),
    period: t('Bis Sie sich abmelden oder den Tab schließen.'),
  },
  {
    key: 'pl_device_id',
    place: 'Local Storage',
    purpose: t(
      'Zufällige Kennung dieses Browsers, die bei der Anmeldung entsteht. Durch sie ist Ihr Konto immer nur auf einem Gerät aktiv.',
    ),
    period: t('Bis Sie die Daten dieser Website in Ihrem Browser löschen.'),
  },
  {
    key: 'pl_device_secret',
    place: 'Local Storage',
    purpose: t(
      'Zufälliger Schlüssel, der bei der Anmeldung beweist, dass die Kennung zu diesem Browser gehört. Der Server speichert davon nur einen Prüfwert.',
    ),
    period: t('Bis Sie die Daten dieser Website in Ihrem Browser löschen.'),
  },
  {
    key: 'pl_stay_signed_in',
    place: 'Local Storage',
    purpose: t(
      'Merkt, dass Sie bei der Anmeldung „Auf diesem Gerät angemeldet bleiben“ gewählt haben. Nur dann gibt es diesen und den nächsten Eintrag.',
    ),
    period: keptPeriod,
  },
  {
    key: 'pl_device_key',
    place: 'IndexedDB',
    purpose: t(
      'Ein Schlüssel, der diesen Browser nicht verlassen kann und Sie beim nächsten Öffnen anmeldet. Dazu Ihr Name, Ihre E-Mail-Adresse, Ihre Rollen, Ihre Sprache und Ihre Muttersprache, wie der Server sie zuletzt genannt hat: damit Sie auch ohne Internetverbindung beginnen können.',
    ),
    period: keptPeriod,
  },
  {
    key: 'pl_language',
    place: 'Local Storage',
    purpose: t('Die Sprache der Oberfläche, die Sie gewählt haben, hier oder früher in Ihrem Konto.'),
    period: t('Bis Sie die Daten dieser Website in Ihrem Browser löschen.'),
  },
  {
    key: 'pl_language',
    place: 'Cookie',
    purpose: t(
      'Dieselbe Sprache. Ihr Browser schickt sie bei jedem Aufruf mit, damit der Server die Seite in dieser Sprache liefert.',
    ),
    period: t(
      'Ein Jahr, nachdem sie zuletzt gespeichert wurde, oder bis Sie die Daten dieser Website in Ihrem Browser löschen.',
    ),
  },
  {
    key: 'cookie-consent',
    place: 'Local Storage',
    purpose: t('Ihre Auswahl im Cookie-Hinweis: „accepted“ oder „rejected“.'),
    period: t(
      'Gilt längstens 30 Tage. Beim ersten Besuch in einer neuen Browser-Sitzung wird sie gelöscht und neu erfragt.',
    ),
  },
  {
    key: 'cookie-consent-date',
    place: 'Local Storage',
    purpose: t('Zeitpunkt dieser Auswahl.'),
    period: t('Wie die Auswahl selbst.'),
  },
  {
    key: 'cookie-reset-done',
    place: 'Session Storage',
    purpose: t('Merkt, dass in dieser Browser-Sitzung schon nach der Auswahl gefragt wurde.'),
    period: t('Bis Sie den Tab schließen.'),
  },
  {
    key: 'pl_application',
    place: 'Cache Storage',
    purpose: t(
      'Die Anwendung selbst mit Lernstoff, Schriften und Skripten, für alle gleich: damit sie ohne Internetverbindung läuft.',
    ),
    period: t('Bis es eine neue Version gibt oder Sie die Daten dieser Website in Ihrem Browser löschen.'),
  },
  {
    key: 'pl_clips',
    place: 'Cache Storage',
    purpose: t(
      'Die Aussprache von Wörtern und Sätzen des Lernstoffs, die Sie angehört haben oder die zu einer Einheit, einem Schritt der Schrift oder einem Modelltest gehören, die Sie geöffnet haben, und der Sätze für den Notfall: damit Sie sie ohne Internetverbindung hören können. Eigene Texte und Sätze über Gewalt sind nicht dabei.',
    ),
    period: t(
      'Bis Sie die Daten dieser Website in Ihrem Browser löschen; mehr als 3.000 werden nicht aufgehoben.',
    ),
  },
  {
    key: 'pl_voices',
    place: 'Cache Storage',
    purpose: t(
      'Die Liste der Aufnahmen, mit denen Menschen anderen die Aussprache zeigen, mit dem Namen und der Region, die sie angegeben haben, und die Aufnahmen, die Sie angehört haben: damit Sie sie ohne Internetverbindung hören können.',
    ),
    period: t(
      'Bis die Sprecherin oder der Sprecher die Aufnahme zurückzieht und Ihr Browser wieder Verbindung hat, oder bis Sie die Daten dieser Website in Ihrem Browser löschen.',
    ),
  },
  {
    key: 'pl_emergency',
    place: 'Local Storage',
    purpose: t(
      'Name und Adresse, die Sie auf der Seite „Notfall“ eingetragen haben, damit Sie sie am Telefon vorlesen können. Sie werden nicht übertragen.',
    ),
    period: t('Bis Sie sie dort oder die Daten dieser Website in Ihrem Browser löschen.'),
  },
  {
    key: 'pl_learning',
    place: 'IndexedDB',
    purpose: t(
      'Ihr Lernstand: Lernkarten, Merkliste, Einstellungen, geübte Tage, die Zahl der beendeten Runden, wie weit Sie in den Lektionen sind und wie schnell Sie vergessen, außerdem Antworten, Runden und Lektionen, die noch auf eine Verbindung warten. So können Sie ohne Internetverbindung üben.',
    ),
    period: t('Bis Sie die Daten dieser Website in Ihrem Browser löschen.'),
  },
  {
    key: 'pl_exams',
    place: 'Local Storage',
    purpose: t(
      'Ihre Antworten in den Modelltests, wann Sie einen Teil begonnen und abgegeben haben und was Sie selbst abgehakt haben: damit Sie nach einer Unterbrechung weitermachen und das Ergebnis ansehen können. Ihr Konto kennt nur die Punkte.',
    ),
    period: t(
      'Bis Sie einen Teil wiederholen, dann dessen Antworten, oder bis Sie die Daten dieser Website in Ihrem Browser löschen.',
    ),
  },
  {
    key: 'pl_unsaved',
    place: 'Local Storage',
    purpose: t(
      'Eine Antwort, ein Merkzeichen oder eine Einstellung, die eben dazugekommen ist: damit sie nicht verloren geht, wenn Sie die Seite im selben Moment schließen.',
    ),
    period: t('Bis sie im Lernstand gespeichert ist (pl_learning), meist nur Sekundenbruchteile.'),
  },
  {
    key: 'pl_reports',
    place: 'Local Storage',
    purpose: t(
      'Wann Sie zuletzt nachgesehen haben, ob es auf einen Fehler, den Sie hier gemeldet haben, eine Antwort gibt: damit wir Sie auf eine neue hinweisen können.',
    ),
    period: t(
      'Bis Sie die Antworten auf alle Meldungen gesehen haben oder die Daten dieser Website in Ihrem Browser löschen.',
    ),
  },
  {
    key: 'pl_message',
    place: 'Local Storage',
    purpose: t(
      'Nachrichten, die Sie in den Lektionen „Lesen und Schreiben“ schreiben: damit sie noch da sind, wenn Sie die Lektion verlassen. Sie werden nur übertragen, wenn Sie um eine Korrektur bitten.',
    ),
    period: t('Bis Sie den Text dort oder die Daten dieser Website in Ihrem Browser löschen.'),
  },
  {
    key: 'pl_autoplay',
    place: 'Local Storage',
    purpose: t(
      'Merkt, dass Sie in den Einstellungen beim Üben „Automatisch vorlesen“ ausgeschaltet haben. Nur dann gibt es diesen Eintrag.',
    ),
    period: t('Bis Sie es wieder einschalten oder die Daten dieser Website in Ihrem Browser löschen.'),
  },
  {
    key: 'pl_feedback',
    place: 'Local Storage',
    purpose: t(
      'Merkt, dass Sie in den Einstellungen beim Üben „Ton und Vibration nach jeder Antwort“ eingeschaltet haben. Nur dann gibt es diesen Eintrag.',
    ),
    period: t('Bis Sie es wieder ausschalten oder die Daten dieser Website in Ihrem Browser löschen.'),
  },
  {
    key: 'PushSubscription',
    place: 'Push API',
    purpose: t(
      'Nur wenn Sie als Erinnerung die Benachrichtigung erlaubt haben: die Adresse, unter der Ihr Browser dafür erreichbar ist, und die Schlüssel, mit denen er sie entschlüsselt.',
    ),
    period: t(
      'Bis Sie in diesem Browser eine andere Art der Erinnerung wählen, sich abmelden, Benachrichtigungen blockieren oder die Daten dieser Website löschen.',
    ),
    onlyWith: 'notifications',
  },
  {
    key: 'pl_pageview',
    place: 'Session Storage',
    purpose: t(
      'Merkt, dass der Bot-Schutz in dieser Browser-Sitzung schon beim Aufruf einer Seite gelaufen ist.',
    ),
    period: t('Bis Sie den Tab schließen.'),
    onlyWith: 'bot check',
  },
  {
    key: '_grecaptcha',
    place: 'Local Storage',
    purpose: t(
      'Legt das Skript des Bot-Schutzes an (Abschnitt 4), um Menschen von Programmen zu unterscheiden. Wir lesen es nicht.',
    ),
    period: t('Bis Sie die Daten dieser Website in Ihrem Browser löschen.'),
    onlyWith: 'bot check',
  },
]
