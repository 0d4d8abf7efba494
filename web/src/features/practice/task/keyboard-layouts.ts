import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'

/** The half-space (zero width non-joiner) joins nothing and takes no room. */
export const halfSpace = '\u200C'

/** The rows of keys: Persian as on a Persian keyboard, German only what a foreign keyboard does not have. */
export const layouts: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  fa: [[...'ضصثقفغعهخحجچ'], [...'شسیبلاتنمکگ'], [...'ظطزرذدپوژئآ'], ['ؤ', 'ء', 'أ', '؟', '،', halfSpace, ' ']],
  de: [[...'äöüßÄÖÜẞ']],
}

/** Keys that show nothing by themselves. */
export const keyNames: Readonly<Record<string, string>> = {
  [halfSpace]: t('Halbabstand'),
  ' ': t('Leerzeichen'),
}
