import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'
import { languageKey } from '@pol/contract/text'
import { type Language, languages } from '@pol/language/language'

/** The request headers that the language of a page depends on. */
export const languageHeaders = 'cookie, accept-language'

/**
 * The user's choice, which the application stores in a cookie (web/src/lib/language.ts). Without a choice, Persian if
 * it is the browser's first preference, otherwise German.
 */
export function pageLanguage(headers: IncomingHttpHeaders): Language {
  const [, chosen] = new RegExp(`(?:^|;\\s*)${languageKey}=(\\w+)`).exec(headers.cookie ?? '') ?? []
  const [asked = ''] = new Negotiator({ headers }).languages()
  return (
    languages.find((language) => language === chosen) ?? (/^(?:fa|prs)(?:-|$)/i.test(asked) ? 'fa' : 'de')
  )
}
