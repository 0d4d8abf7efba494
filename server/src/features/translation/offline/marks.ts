import type { Language } from '@pol/language/language'

/** The marks that the other language writes otherwise. Quotation marks and brackets stay as they are. */
const persianMarks: Readonly<Record<string, string>> = { '?': '؟', ',': '،', ';': '؛' }
const germanMarks = Object.fromEntries(
  Object.entries(persianMarks).map(([german, persian]) => [persian, german]),
)

export function translateMarks(from: Language, marks: string): string {
  const others = from === 'de' ? persianMarks : germanMarks
  return marks.replace(/[?,;؟،؛]/gu, (mark) => others[mark] ?? mark)
}
