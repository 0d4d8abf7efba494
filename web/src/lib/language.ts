import { interfaceLanguage, languageKey } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { local } from './browser-storage.ts'

/** Attributes of the cookie with the language of the page. It lasts one year; over HTTPS it is also `secure`. */
export const languageCookieAttributes = '; path=/; max-age=31536000; samesite=lax'

/**
 * Stores the language in the browser and reloads the page. The server selects the page by the cookie, because each
 * language has its own build.
 * @returns false without a network, because only the page in the current language is cached; nothing changes in this
 * case.
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
  // The service worker would return the page in the old language. The new page registers it again.
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
