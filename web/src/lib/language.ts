import { interfaceLanguage, languageKey } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { local } from './browser-storage.ts'
import { languageCookieAttributes } from './language-cookie.ts'

/**
 * Keeps the language in the browser and opens this page in it. The cookie tells the server which page to send; each language is a
 * build of its own.
 * @returns false without a network, where only the page in the language so far is kept: then nothing changes.
 */
export async function switchLanguage(language: Language): Promise<boolean> {
  keep(language)
  if (language === interfaceLanguage) return true
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' })
  } catch {
    keep(interfaceLanguage)
    return false
  }
  // It would answer with the page in the language so far. The new page registers it again.
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.unregister()
  location.reload()
  return true
}

function keep(language: Language): void {
  local.setItem(languageKey, language)
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${languageKey}=${language}${languageCookieAttributes}${secure}`
}
