import { t } from './text.ts'

/** The errors about a session. The browser also shows their texts without a response of the server. */
export const sessionErrors = {
  'invalid-credentials': { status: 401, text: t('Ungültige E-Mail oder Passwort') },
  unauthenticated: { status: 401, text: t('Nicht authentifiziert') },
  'other-device': {
    status: 401,
    text: t('Dieses Gerät ist nicht das aktive Login – du wurdest abgemeldet.'),
  },
  'device-key-refused': { status: 401, text: t('Bitte melden Sie sich erneut an.') },
  forbidden: {
    status: 403,
    text: t('Sie haben keine Berechtigung für diese Anwendung. Bitte kontaktieren Sie einen Administrator.'),
  },
} as const satisfies Record<string, { status: number; text: string }>
