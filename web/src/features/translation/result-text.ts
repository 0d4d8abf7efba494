import { isWordByWord, splitTranslation } from '@pol/contract/word-by-word'

/**
 * The text of the result field: a translation; of a text that is not known as a whole, the sentences that are, with "…" for each of the
 * others; nothing where no sentence is known.
 */
export function resultText(translation: string, isWhole: boolean): string {
  if (isWhole) return translation
  const parts = splitTranslation(translation)
  // A number may be the mark of a list.
  const sentences = parts.filter((part) => /\p{L}/u.test(part))
  // The only sentence of a text that is not known as a whole is not known.
  if (sentences.length === 1 || sentences.every(isWordByWord)) return ''
  return parts
    .map((part) => (isWordByWord(part) ? '…' : part))
    .join('')
    .replace(/…(?: …)+/gu, '…')
}
