import { updateAccountSettings } from '@pol/contract/account-settings'
import { type InterfaceLanguage, interfaceLanguages, languageKey } from '@pol/contract/text'
import { call } from './call.ts'
import { switchLanguage } from './language.ts'

/**
 * After a sign-in the account's language wins. An account without one gets the one that was chosen in this browser: its mails
 * come in it, too.
 */
export async function agreeOnLanguage(ofAccount: InterfaceLanguage | null): Promise<void> {
  if (ofAccount) {
    await switchLanguage(ofAccount)
    return
  }
  const chosen = localStorage.getItem(languageKey)
  const language = interfaceLanguages.find((language) => language === chosen)
  if (language) await call(updateAccountSettings, { language })
}
