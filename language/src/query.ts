import { abbreviationsIn } from './abbreviations.ts'
import { withoutArticle } from './fold.ts'
import { normalised } from './normalised.ts'

const firstMarks = /^[\s\p{P}]+/u
const lastMarks = /(?<![\s\p{P}])[\s\p{P}]+$/u

/**
 * The normalised search text without surrounding punctuation (quotation marks, full stops, brackets). German
 * abbreviations are expanded.
 */
export function wholeQueryOf(text: string): string {
  const typed = normalised(text).trim()
  const [short] = abbreviationsIn(typed)
  if (short?.text === typed && short.words.length > 0) return short.words.join(' ')
  return typed.replace(firstMarks, '').replace(lastMarks, '')
}

/** The same, without a leading German article. */
export function queryOf(text: string): string {
  return withoutArticle(wholeQueryOf(text))
}
