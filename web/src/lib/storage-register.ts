interface Stored {
  readonly key: string
  readonly place: 'Session Storage' | 'Local Storage'
  readonly purpose: string
  readonly period: string
}

/** Everything that the product stores in a browser. The privacy policy shows it; a journey compares it with the truth. */
export const storageRegister: readonly Stored[] = [
  {
    key: 'pl_session',
    place: 'Session Storage',
    purpose: 'Zufälliges Sitzungs-Token, das Sie angemeldet hält.',
    period:
      'Bis Sie sich abmelden oder den Tab schließen. Der Server erkennt es höchstens 7 Tage nach der letzten Nutzung an.',
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
]
