/** A screen at its address. */
interface Address {
  readonly path: string
  /** Who may open it. */
  readonly access: 'anyone' | 'learner' | 'moderator' | 'admin'
  /** Its heading, for screens that also open without a network. */
  readonly headingOffline?: string | RegExp
  /**
   * The queries with which it is opened for accessibility and page translation; `''` alone if they are left out. Empty
   * if `screens.ts` opens it in states of its own. A screen that is opened with them has a list.
   */
  readonly queries?: readonly string[]
}

/** Expected console output of the screens: the server does not know the token of the link. */
export const noiseOfAddresses = ['status of 410']

/** All screens, each where journeys visit it. */
export const addresses: readonly Address[] = [
  { path: '/auth', access: 'anyone', queries: [] },
  { path: '/register-request', access: 'anyone', queries: [] },
  { path: '/privacy-policy', access: 'anyone', queries: [] },
  { path: '/quellen', access: 'anyone', queries: [] },
  { path: '/passkey#token=erfunden', access: 'anyone', queries: [] },
  { path: '/erinnerung/erfunden', access: 'anyone', queries: [] },
  { path: '/notfall', access: 'anyone', headingOffline: 'Notfall', queries: [] },
  { path: '/', access: 'learner', headingOffline: /Deutsch und Persisch/, queries: [] },
  { path: '/alphabet', access: 'learner', headingOffline: 'Das persische Alphabet', queries: [] },
  { path: '/syllables', access: 'learner', headingOffline: 'Silben & Wörter' },
  { path: '/sentences', access: 'learner', headingOffline: 'Erste Sätze' },
  { path: '/translate', access: 'learner', queries: [] },
  { path: '/verbs', access: 'learner', headingOffline: 'Deutsche Verben' },
  { path: '/dictionary', access: 'learner', headingOffline: 'Wörterbuch', queries: [] },
  { path: '/kinder', access: 'learner', headingOffline: 'Kinder Lernen', queries: ['?tab=animals'] },
  {
    path: '/erwachsene',
    access: 'learner',
    headingOffline: 'Deutsch für Erwachsene',
    queries: ['', '?tab=social'],
  },
  {
    path: '/senioren',
    access: 'learner',
    headingOffline: 'Deutsch für Senioren',
    queries: ['', '?tab=basic'],
  },
  { path: '/kurs', access: 'learner', headingOffline: 'Kurs' },
  { path: '/kurs/1', access: 'learner', headingOffline: /^Einheit/ },
  { path: '/kurs/1/1', access: 'learner', headingOffline: /^Einheit/ },
  { path: '/schrift', access: 'learner', headingOffline: 'Schrift' },
  { path: '/schrift/1', access: 'learner', headingOffline: /^Schrift/ },
  { path: '/pruefung', access: 'learner', headingOffline: 'Prüfungstraining' },
  { path: '/pruefung/1', access: 'learner', headingOffline: 'Modelltest 1' },
  { path: '/pruefung/1/lesen', access: 'learner', headingOffline: 'Modelltest 1: Lesen' },
  { path: '/aussprache', access: 'learner', headingOffline: 'Deutsche Laute' },
  { path: '/ueben', access: 'learner', queries: [] },
  { path: '/fortschritt', access: 'learner', headingOffline: 'Fortschritt', queries: [] },
  { path: '/merkliste', access: 'learner', headingOffline: 'Merkliste', queries: [] },
  { path: '/aufnehmen', access: 'learner', queries: [] },
  { path: '/aufnehmen/brot', access: 'learner', queries: [] },
  { path: '/meine-aufnahmen', access: 'learner', queries: [] },
  { path: '/meine-meldungen', access: 'learner', queries: [] },
  { path: '/sicherheit', access: 'learner', queries: [] },
  { path: '/moderation', access: 'moderator', queries: [] },
  { path: '/admin', access: 'admin', queries: [] },
]
