import { languageKey } from '@pol/contract/text'
import { type Language, languages } from '@pol/language/language'
import { local, storageFailure } from './browser-storage.ts'
import { call } from './call.ts'
import { switchLanguage } from './language.ts'

/**
 * After a sign-in the account's language wins. An account without one gets the one that was chosen in this browser: its mails
 * come in it, too.
 */
export async function agreeOnLanguage(ofAccount: Language | null): Promise<void> {
  if (ofAccount) {
    // Switching would end a session that this page alone knows.
    if (await Promise.race([storageFailure, Promise.resolve(null)])) return
    await switchLanguage(ofAccount)
    return
  }
  const chosen = local.getItem(languageKey)
  const language = languages.find((language) => language === chosen)
  if (language) await call('update-account-settings', { language })
}
