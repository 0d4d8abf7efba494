import { sessionErrors } from './session-errors.ts'
import { t } from './text.ts'
import { passkeysMaximum, recordingSeconds } from './limits.ts'

/**
 * All errors of all operations: stable code, HTTP status and the text for users. An error response is
 * `{ error: text, code }`; programs must depend on the code only. Texts from the specification (sections 5, 6
 * and 8) are defined only here and in session-errors.ts.
 */
export const errors = {
  ...sessionErrors,
  'invalid-input': { status: 400, text: t('Die Eingabe ist ungültig.') },
  'passkey-required': { status: 401, text: t('Bitte bestätigen Sie die Anmeldung mit Ihrem Passkey.') },
  'passkey-refused': {
    status: 401,
    text: t('Dieser Passkey wurde nicht anerkannt. Bitte versuchen Sie es noch einmal.'),
  },
  'passkey-missing': {
    status: 403,
    text: t('Dieser Bereich verlangt einen Passkey. Bitte fügen Sie zuerst einen hinzu.'),
  },
  'proof-needed': {
    status: 403,
    text: t('Bitte bestätigen Sie zuerst mit Ihrem Passwort oder einem Passkey, dass Sie es sind.'),
  },
  'not-an-administrator': { status: 403, text: t('Sie haben keine Administratorrechte') },
  'not-found': { status: 404, text: t('Diese Adresse gibt es nicht.') },
  'user-not-found': { status: 404, text: t('Diesen Benutzer gibt es nicht mehr.') },
  'role-not-found': { status: 404, text: t('Diese Rolle wurde schon entfernt.') },
  'request-not-found': { status: 404, text: t('Diese Anfrage gibt es nicht mehr.') },
  'item-not-found': { status: 404, text: t('Diesen Eintrag gibt es nicht mehr.') },
  'recording-not-found': { status: 404, text: t('Diese Aufnahme gibt es nicht mehr.') },
  'report-not-found': { status: 404, text: t('Diese Meldung gibt es nicht mehr.') },
  'wrong-password': { status: 403, text: t('Das Passwort stimmt nicht.') },
  'email-taken': { status: 409, text: t('Für diese E-Mail-Adresse gibt es schon ein Konto.') },
  'request-decided': { status: 409, text: t('Über diese Anfrage wurde schon entschieden.') },
  'account-missing': {
    status: 409,
    text: t('Für diese E-Mail-Adresse gibt es noch kein Konto. Erstelle zuerst den Benutzer.'),
  },
  'role-held': { status: 409, text: t('Benutzer hat diese Rolle bereits') },
  'last-administrator': {
    status: 409,
    text: t('Das ist der letzte Administrator. Gib zuerst jemand anderem die Rolle admin.'),
  },
  'own-account': { status: 409, text: t('Dein eigenes Konto kannst du hier nicht löschen.') },
  'mother-tongue-missing': { status: 409, text: t('Bitte wählen Sie zuerst Ihre Muttersprache.') },
  'consent-missing': {
    status: 409,
    text: t('Bitte willigen Sie zuerst ein, dass andere Ihre Aufnahmen hören.'),
  },
  'recording-exists': {
    status: 409,
    text: t('Von Ihnen gibt es hier schon eine freigegebene Aufnahme. Bitte ziehen Sie sie zuerst zurück.'),
  },
  'enough-recordings': { status: 409, text: t('Hier gibt es schon genug Aufnahmen.') },
  'recording-decided': { status: 409, text: t('Über diese Aufnahme wurde schon entschieden.') },
  'own-recording': { status: 409, text: t('Über Ihre eigene Aufnahme entscheidet jemand anderes.') },
  'report-closed': { status: 409, text: t('Diese Meldung ist schon erledigt.') },
  'enough-passkeys': {
    status: 409,
    text: t('Mehr als {count} Passkeys sind nicht möglich. Bitte entfernen Sie zuerst einen.', {
      count: passkeysMaximum,
    }),
  },
  'link-expired': {
    status: 410,
    text: t('Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordern Sie einen neuen an.'),
  },
  'link-replaced': {
    status: 410,
    text: t('Es gibt einen neueren Link. Bitte nehmen Sie den aus der letzten E-Mail.'),
  },
  'password-too-common': {
    status: 422,
    text: t(
      'Dieses Passwort ist zu leicht zu erraten: Es steht in Listen häufiger Passwörter oder besteht aus bekannten Wörtern oder Namen. Bitte wählen Sie ein anderes.',
    ),
  },
  'password-pattern': {
    status: 422,
    text: t(
      'Dieses Passwort ist zu leicht zu erraten: Es folgt einem einfachen Muster, etwa einer Tastenreihe, einer Wiederholung, einer Zahlenfolge oder einem Datum. Bitte wählen Sie ein anderes.',
    ),
  },
  'push-service-refused': {
    status: 422,
    text: t('Der Benachrichtigungsdienst dieses Browsers wird nicht unterstützt.'),
  },
  'recording-invalid': {
    status: 422,
    text: t('Die Aufnahme lässt sich nicht lesen. Bitte nehmen Sie noch einmal auf.'),
  },
  'recording-too-long': {
    status: 422,
    text: t('Die Aufnahme darf höchstens {count} Sekunden lang sein.', { count: recordingSeconds }),
  },
  'too-many-stars': {
    status: 409,
    text: t('Auf der Merkliste ist kein Platz mehr. Bitte entfernen Sie zuerst etwas.'),
  },
  'round-in-future': {
    status: 400,
    text: t('Diese Runde liegt in der Zukunft. Bitte prüfen Sie die Uhr Ihres Geräts.'),
  },
  'round-too-old': { status: 400, text: t('Diese Runde ist zu lange her. Sie zählt nicht.') },
  'too-many-rounds': { status: 409, text: t('Mehr beendete Runden werden nicht gezählt.') },
  'lesson-in-future': {
    status: 400,
    text: t('Diese Lektion liegt in der Zukunft. Bitte prüfen Sie die Uhr Ihres Geräts.'),
  },
  'lesson-too-old': { status: 400, text: t('Diese Lektion ist zu lange her. Sie zählt nicht.') },
  'too-large': { status: 413, text: t('Die Anfrage ist zu groß.') },
  'too-many-attempts': {
    status: 429,
    text: t('Zu viele Versuche. Bitte warten Sie etwas und versuchen Sie es dann erneut.'),
  },
  internal: { status: 500, text: t('Es ist ein unerwarteter Fehler aufgetreten.') },
  'mail-failed': { status: 502, text: t('Die E-Mail konnte nicht gesendet werden') },
  'speech-failed': { status: 502, text: t('Audio konnte nicht generiert werden') },
  'translation-failed': {
    status: 502,
    text: t('Die Übersetzung konnte nicht durchgeführt werden. Bitte versuchen Sie es erneut.'),
  },
  'correction-failed': {
    status: 502,
    text: t(
      'Die Korrektur ist gerade nicht möglich. Ihr Text ist noch da. Bitte versuchen Sie es später erneut.',
    ),
  },
  'no-corrections': { status: 404, text: t('Auf diesem Server korrigiert kein KI-Dienst.') },
  unavailable: {
    status: 503,
    text: t('Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.'),
  },
  'read-only': { status: 503, text: t('Zurzeit kann nichts gespeichert werden. Lesen geht weiter.') },
} as const satisfies Record<string, { status: number; text: string }>

export type ErrorCode = keyof typeof errors

/** Errors that every operation can return, in addition to those it declares. */
export const commonErrors = [
  'invalid-input',
  'unauthenticated',
  'other-device',
  'forbidden',
  'passkey-missing',
  'proof-needed',
  'too-large',
  'too-many-attempts',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[]

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errors, code)
}
