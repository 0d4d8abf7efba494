/** Error texts that the first view may show. Separate from errors.ts, so that the first view does not load all texts. */
export const wrongCredentialsText = 'Ungültige E-Mail oder Passwort'
export const otherDeviceText = 'Dieses Gerät ist nicht das aktive Login – du wurdest abgemeldet.'
export const forbiddenText =
  'Sie haben keine Berechtigung für diese Anwendung. Bitte kontaktieren Sie einen Administrator.'
export const signInAgainText = 'Bitte melden Sie sich erneut an.'
