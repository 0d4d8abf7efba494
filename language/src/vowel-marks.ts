/** Only used to distinguish homographs, such as نُه (nine) and نه (no). */
export const vowelMarks = '\u064E\u064F\u0650'

/** The text without the vowel marks that distinguish it from a homograph. */
export function withoutVowelMarks(text: string): string {
  return text.replace(new RegExp(`[${vowelMarks}]`, 'gu'), '')
}
