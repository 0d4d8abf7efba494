/**
 * Every way an operation can fail: its stable code, HTTP status and text for people.
 * The wire carries `{ error: text, code }`; programs decide by the code alone.
 * Texts that the specification gives (sections 5, 6 and 8) stand here and nowhere else.
 */
export const errors = {
  'invalid-input': { status: 400, text: 'Die Eingabe ist ungültig.' },
  'invalid-credentials': { status: 401, text: 'Ungültige E-Mail oder Passwort' },
  unauthenticated: { status: 401, text: 'Nicht authentifiziert' },
  'other-device': {
    status: 401,
    text: 'Dieses Gerät ist nicht das aktive Login – du wurdest abgemeldet.',
  },
  forbidden: {
    status: 403,
    text: 'Sie haben keine Berechtigung für diese Anwendung. Bitte kontaktieren Sie einen Administrator.',
  },
  'not-an-administrator': { status: 403, text: 'Sie haben keine Administratorrechte' },
  'not-found': { status: 404, text: 'Diese Adresse gibt es nicht.' },
  'user-not-found': { status: 404, text: 'Diesen Benutzer gibt es nicht mehr.' },
  'role-not-found': { status: 404, text: 'Diese Rolle wurde schon entfernt.' },
  'request-not-found': { status: 404, text: 'Diese Anfrage gibt es nicht mehr.' },
  'email-taken': { status: 409, text: 'Für diese E-Mail-Adresse gibt es schon ein Konto.' },
  'request-decided': { status: 409, text: 'Über diese Anfrage wurde schon entschieden.' },
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
    text: 'Dieses Passwort ist zu leicht zu erraten, weil es sehr viele benutzen. Bitte wähle ein anderes.',
  },
  'too-large': { status: 413, text: 'Die Anfrage ist zu groß.' },
  'too-many-attempts': {
    status: 429,
    text: 'Zu viele Versuche. Bitte warte etwas und versuche es dann erneut.',
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
    text: 'Der Dienst ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
  },
} as const satisfies Record<string, { status: number; text: string }>

export type ErrorCode = keyof typeof errors

/** Failures that any operation can meet, whatever it declares itself. */
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
