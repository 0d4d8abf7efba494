import type { Language } from '@pol/language/language'

/** Name of the local storage entry and of the cookie with the chosen language. */
export const languageKey = 'pl_language'

/** The language of this build of the web application (web/build/texts-plugin.ts); on the server always German. */
export const interfaceLanguage: Language = t('#language') === 'fa' ? 'fa' : 'de'

/** Locale for `Intl`: dates, long numbers. */
export const locale = interfaceLanguage === 'fa' ? 'fa-IR' : 'de-DE'

type Value = string | number
type Values = Readonly<Record<string, Value>>

/**
 * A text of the interface, written in German where it is used. The build replaces it by the text in its language. The
 * Persian translation is in the nearest `persian.json` above the module.
 * @param german must be a literal. `{name}` is a placeholder for a value. A bar separates singular and plural, which
 *   the value `count` selects. A Persian translation may have one form for both.
 */
/* @__NO_SIDE_EFFECTS__ */
export function t(german: string, values?: Values): string {
  return values ? withValues(german, values) : german
}

/** Replaces the placeholders of a text by values, and selects singular or plural by the rules of `language`. */
export function withValues(
  text: string,
  values: Values,
  language: Language = interfaceLanguage,
  digits: (value: Value) => string = inDigits,
): string {
  const [singular = '', plural] = text.split('|')
  const isPlural = plural && new Intl.PluralRules(language).select(Number(values.count)) !== 'one'
  return (isPlural ? plural : singular).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    digits(values[name] ?? ''),
  )
}

/** Formats a number with the digits of the interface language. Strings are returned unchanged. */
export function inDigits(value: Value): string {
  return typeof value === 'number' && interfaceLanguage === 'fa'
    ? persianDigits(String(value))
    : String(value)
}

/** Replaces ASCII digits by Persian digits. */
export function persianDigits(digits: string): string {
  return digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x6_f0 + Number(digit)))
}
