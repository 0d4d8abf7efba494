import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'

/** The half-space: zero width non-joiner. */
const halfSpace = '\u200C'

/**
 * Rows of keys: a full Persian keyboard, and the German letters that foreign keyboards lack; with the shift key pressed,
 * their capitals.
 */
export const layouts: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  fa: [[...'ضصثقفغعهخحجچ'], [...'شسیبلاتنمکگ'], [...'ظطزرذدپوژئآ'], ['ؤ', 'ء', 'أ', '؟', '،', halfSpace, ' ']],
  de: [[...'äöüß']],
}

/** Labels of keys whose character is invisible. */
export const keyNames: Readonly<Record<string, string>> = {
  [halfSpace]: t('Halbabstand'),
  ' ': t('Leerzeichen'),
}

/** Whether keys are shown: as chosen in the settings, else for German everywhere, and for Persian on touch screens. */
export function showsKeyboard(chosen: boolean | null, language: Language | null): boolean {
  return chosen ?? (language === 'de' || matchMedia('(pointer: coarse)').matches)
}
