import { forbiddenText, otherDeviceText, signInAgainText, wrongCredentialsText } from './error-texts.ts'

/**
 * All errors of all operations: stable code, HTTP status and the German text for users. An error response is
 * `{ error: text, code }`; programs must depend on the code only. Texts from the specification (sections 5, 6
 * and 8) are defined only here and in error-texts.ts.
 */
export const errors = {
  'invalid-input': { status: 400, text: 'Die Eingabe ist ungültig.' },
  'invalid-credentials': { status: 401, text: wrongCredentialsText },
  unauthenticated: { status: 401, text: 'Nicht authentifiziert' },
  'other-device': { status: 401, text: otherDeviceText },
  'device-key-refused': { status: 401, text: signInAgainText },
  forbidden: { status: 403, text: forbiddenText },
  'not-an-administrator': { status: 403, text: 'Sie haben keine Administratorrechte' },
  'not-found': { status: 404, text: 'Diese Adresse gibt es nicht.' },
  'user-not-found': { status: 404, text: 'Diesen Benutzer gibt es nicht mehr.' },
  'role-not-found': { status: 404, text: 'Diese Rolle wurde schon entfernt.' },
  'request-not-found': { status: 404, text: 'Diese Anfrage gibt es nicht mehr.' },
  'item-not-found': { status: 404, text: 'Diesen Eintrag gibt es nicht mehr.' },
  'email-taken': { status: 409, text: 'Für diese E-Mail-Adresse gibt es schon ein Konto.' },
  'request-decided': { status: 409, text: 'Über diese Anfrage wurde schon entschieden.' },
  'account-missing': {
    status: 409,
    text: 'Für diese E-Mail-Adresse gibt es noch kein Konto. Erstelle zuerst den Benutzer.',
  },
  'role-held': { status: 409, text: 'Benutzer hat diese Rolle bereits' },
  'last-administrator': {
    status: 409,
    text: 'Das ist der letzte Administrator. Gib zuerst jemand anderem die Rolle admin.',
  },
  'own-account': { status: 409, text: 'Dein eigenes Konto kannst du hier nicht löschen.' },
  'link-expired': {
    status: 410,
    text: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordere einen neuen an.',
  },
  'password-too-common': {
    status: 422,
    text: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
  },
  'too-many-stars': {
    status: 409,
    text: 'Auf der Merkliste ist kein Platz mehr. Bitte entfernen Sie zuerst etwas.',
  },
  'too-large': { status: 413, text: 'Die Anfrage ist zu groß.' },
  'too-many-attempts': {
    status: 429,
    text: 'Zu viele Versuche. Bitte warten Sie etwas und versuchen Sie es dann erneut.',
  },
  internal: { status: 500, text: 'Es ist ein unerwarteter Fehler aufgetreten.' },
  'mail-failed': { status: 502, text: 'Die E-Mail konnte nicht gesendet werden' },
  'speech-failed': { status: 502, text: 'Audio konnte nicht generiert werden' },
  'translation-failed': {
    status: 502,
    text: 'Die Übersetzung konnte nicht durchgeführt werden. Bitte versuchen Sie es erneut.',
  },
  unavailable: {
    status: 503,
    text: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  },
} as const satisfies Record<string, { status: number; text: string }>

export type ErrorCode = keyof typeof errors

/** Errors that every operation can return, in addition to those it declares. */
export const commonErrors = [
  'invalid-input',
  'unauthenticated',
  'other-device',
  'forbidden',
  'too-large',
  'too-many-attempts',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[]

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errors, code)
}
