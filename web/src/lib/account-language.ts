import { updateAccountSettings } from '@pol/contract/account-settings'
import { type InterfaceLanguage, interfaceLanguages, languageKey } from '@pol/contract/text'
import { local, storageFailure } from './browser-storage.ts'
import { call } from './call.ts'
import { switchLanguage } from './language.ts'

/**
 * After a sign-in the account's language wins. An account without one gets the one that was chosen in this browser: its mails
 * come in it, too.
 */
export async function agreeOnLanguage(ofAccount: InterfaceLanguage | null): Promise<void> {
  if (ofAccount) {
    // Switching would end a session that this page alone knows.
    if (await Promise.race([storageFailure, Promise.resolve(null)])) return
    await switchLanguage(ofAccount)
    return
  }
  const chosen = local.getItem(languageKey)
  const language = interfaceLanguages.find((language) => language === chosen)
  if (language) await call(updateAccountSettings, { language })
}
