import type { IncomingHttpHeaders } from 'node:http'
import { languageKey } from '@pol/contract/text'
import { type Language, languages } from '@pol/language/language'

/** The request headers that the language of a page depends on. */
export const languageHeaders = 'cookie, accept-language'

/**
 * The chosen language, which the application keeps in a cookie (web/src/lib/language.ts). Without a choice: Persian where the
 * browser prefers Persian to all other languages, else German.
 */
export function pageLanguage(headers: IncomingHttpHeaders): Language {
  const [, chosen] = new RegExp(`(?:^|;\\s*)${languageKey}=(\\w+)`).exec(headers.cookie ?? '') ?? []
  return (
    languages.find((language) => language === chosen) ??
    (/^(?:fa|prs)(?:-|$)/i.test(preferred(headers['accept-language'] ?? '')) ? 'fa' : 'de')
  )
}

/** The first language of the highest weight (RFC 9110, section 12.5.4); empty if there is none. */
function preferred(acceptLanguage: string): string {
  let best = { tag: '', weight: 0 }
  for (const range of acceptLanguage.split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
    const [, weight = '1'] = /^q=(.*)$/i.exec(parameters[0] ?? '') ?? []
    if (Number(weight) > best.weight) best = { tag, weight: Number(weight) }
  }
  return best.tag
}
