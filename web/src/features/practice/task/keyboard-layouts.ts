import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'

/** The half-space: zero width non-joiner. */
const halfSpace = '\u200C'

/** Rows of keys: a full Persian keyboard, and the German letters that foreign keyboards lack. */
export const layouts: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  fa: [[...'ضصثقفغعهخحجچ'], [...'شسیبلاتنمکگ'], [...'ظطزرذدپوژئآ'], ['ؤ', 'ء', 'أ', '؟', '،', halfSpace, ' ']],
  de: [[...'äöüßÄÖÜẞ']],
}

/** Labels of keys whose character is invisible. */
export const keyNames: Readonly<Record<string, string>> = {
  [halfSpace]: t('Halbabstand'),
  ' ': t('Leerzeichen'),
}
