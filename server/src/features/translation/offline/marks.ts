import type { Language } from '@pol/language/language'

/** Punctuation that differs between the languages. Quotation marks and brackets are not converted. */
const persianMarks: Readonly<Record<string, string>> = { '?': '؟', ',': '،', ';': '؛' }
const germanMarks = Object.fromEntries(
  Object.entries(persianMarks).map(([german, persian]) => [persian, german]),
)

export function translateMarks(from: Language, marks: string): string {
  const translated = from === 'de' ? persianMarks : germanMarks
  return marks.replace(/[?,;؟،؛]/gu, (mark) => translated[mark] ?? mark)
}
