import { isWordByWord, splitTranslation } from '@pol/contract/word-by-word'

/**
 * Returns the text of the result field: the translation. If some sentences are translated word by word, they are
 * replaced by "…"; if all are, the result is empty.
 */
export function resultText(translation: string, isWhole: boolean): string {
  if (isWhole) return translation
  const parts = splitTranslation(translation)
  // A part without letters may be the number of a list item.
  const sentences = parts.filter((part) => /\p{L}/u.test(part))
  // The only sentence must be translated word by word, because `isWhole` is false.
  if (sentences.length === 1 || sentences.every(isWordByWord)) return ''
  return parts
    .map((part) => (isWordByWord(part) ? '…' : part))
    .join('')
    .replace(/…(?: …)+/gu, '…')
}
