import { wordSeparator } from '@pol/contract/translation'

/** Line breaks and the spaces after sentences. */
const between = /(\n|(?<=[.!?؟…])\s+)/u
const wordAlone = /^\p{L}[\p{L}\p{M}\u200C'-]*[.!?؟]*$/u

/**
 * What the result field shows of an answer: a translation; of a text that is not known as a whole, the sentences that are, with "…" for
 * the others. Sentences that are translated word by word, and unknown words that stand alone, are others.
 */
export function resultText(source: string, translation: string, isWhole: boolean): string {
  if (isWhole) return translation
  const typed = new Set(source.split(between).map((part) => part.trim()))
  const isOther = (part: string) =>
    part.includes(wordSeparator.trim()) || (wordAlone.test(part.trim()) && typed.has(part.trim()))
  const parts = translation.split(between)
  const sentences = parts.filter((part) => /[\p{L}\p{N}]/u.test(part))
  const known = sentences.filter((part) => !isOther(part))
  // At least one is not known, so a single one is none.
  if (known.length === 0 || sentences.length === 1) return ''
  return parts
    .map((part) => (isOther(part) ? '…' : part))
    .join('')
    .replace(/…(?: …)+/gu, '…')
}
