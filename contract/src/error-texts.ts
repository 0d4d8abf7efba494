import { t } from './text.ts'

/** Error texts that the first view may show. Separate from errors.ts, so that the first view does not load all texts. */
export const wrongCredentialsText = t('Ungültige E-Mail oder Passwort')
export const otherDeviceText = t('Dieses Gerät ist nicht das aktive Login – du wurdest abgemeldet.')
export const forbiddenText = t(
  'Sie haben keine Berechtigung für diese Anwendung. Bitte kontaktieren Sie einen Administrator.',
)
export const signInAgainText = t('Bitte melden Sie sich erneut an.')
