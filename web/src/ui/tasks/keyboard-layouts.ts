import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'

/** The half-space: zero width non-joiner. */
const halfSpace = '\u200C'

/** The key that deletes the character before the caret; the name of the control character of a keyboard. */
export const backspace = '\b'

/**
 * Rows of keys, from the left as on every keyboard: a full Persian keyboard, which replaces that of the device, and the
 * German letters that foreign keyboards lack; with the shift key pressed, their capitals.
 */
export const layouts: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  fa: [
    [...'۱۲۳۴۵۶۷۸۹۰'],
    [...'ضصثقفغعهخحجچ'],
    [...'شسیبلاتنمکگ'],
    [...'ظطزرذدپوژئآ', backspace],
    ['ؤ', 'ء', 'أ', '؟', '،', halfSpace, ' '],
  ],
  de: [[...'äöüß']],
}

/** What a key types with the shift key pressed. No word begins with ß, so that it has no capital. */
export const capitalOf = (key: string) => (key === 'ß' ? key : key.toUpperCase())

/** Labels of keys whose character is invisible. */
export const keyNames: Readonly<Record<string, string>> = {
  [halfSpace]: t('Halbabstand'),
  ' ': t('Leerzeichen'),
}

/** Names for screen readers, which do not read signs aloud. */
export const spokenKeyNames: Readonly<Record<string, string>> = {
  [backspace]: t('Letztes Zeichen löschen'),
  '؟': t('Fragezeichen'),
  '،': t('Komma'),
}

/** Whether the keys of the screen are all that is needed, so that the keyboard of the device stays closed. */
export const isWholeKeyboard = (language: Language) => language === 'fa'

/** Whether keys are shown: as chosen in the settings, else for German everywhere, and for Persian on touch screens. */
export function showsKeyboard(chosen: boolean | null, language: Language | null): boolean {
  return chosen ?? (language === 'de' || matchMedia('(pointer: coarse)').matches)
}
