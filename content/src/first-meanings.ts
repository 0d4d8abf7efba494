import type { Language } from '@pol/language/language'

/**
 * Ids of the entries whose meaning comes first where a word has several, by the language that is learned: the meaning
 * that a learner of its level needs most. Without a line here, the entry comes first that the course teaches, else the
 * likeliest one (`likeliestFirst`): the course teaches «شدن» in "das macht zehn Euro", but it means "werden".
 */
export const firstMeanings: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'aus-von-innen-nach',
    'bauch-koerperteil',
    'ihn-maennliche-person',
    'kommen-hierher',
    'schwarz-farbe',
    'sprechen-reden',
    'trinken-geschrieben-foermlich',
  ],
  fa: [
    'abteilung',
    'auf-wiedersehen',
    'bemuehen',
    'beschweren',
    'denken',
    'eingeben',
    'empfindlich',
    'entlassen-aus-der-arbeit',
    'fliehen',
    'gute-nacht-vor-dem-schlafen',
    'hinausgehen',
    'hinweisen-nennen-zeigen',
    'koennen-gelernt-haben',
    'kuemmern',
    'loesen',
    'praesentieren',
    'protest',
    'reisende',
    'reservieren',
    'schachtel',
    'uebernehmen',
    'unterbrechen',
    'verbindung',
    'verhalten',
    'verteilen',
    'vorbeigehen',
    'werden-anders-werden-auch',
    'wollen',
    'zu-ort-ziel',
  ],
}
