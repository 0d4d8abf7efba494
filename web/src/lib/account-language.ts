import { languageKey } from '@pol/contract/text'
import { type Language, languages } from '@pol/language/language'
import { local, storageFailure } from './browser-storage.ts'
import { call } from './call.ts'
import { switchLanguage } from './language.ts'

/**
 * Switches to the language of the account after a sign-in. An account without a language gets the one that was chosen
 * in this browser, because the server sends mails in it.
 * @throws CallError, ConnectionError
 */
export async function agreeOnLanguage(ofAccount: Language | null): Promise<void> {
  if (ofAccount) {
    // If the browser stores nothing, the reload would lose the session.
    if (await Promise.race([storageFailure, Promise.resolve(null)])) return
    await switchLanguage(ofAccount)
    return
  }
  const chosen = local.getItem(languageKey)
  const language = languages.find((language) => language === chosen)
  if (language) await call('update-account-settings', { language })
}
