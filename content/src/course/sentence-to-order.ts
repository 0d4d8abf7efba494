import { type Said, sentencesOf } from './dialogues.ts'

/** Shorter sentences are trivial to order; longer ones are hard to overview. */
const [fewestWords, mostWords] = [3, 10]

/**
 * The sentence of a turn that learners put in order: the longest one of suitable length in both languages; null if
 * there is none.
 */
export function sentenceToOrder(turn: Said): Said | null {
  const suitable = sentencesOf(turn).filter((sentence) =>
    [sentence.german, sentence.farsi].every((text) => {
      const words = text.split(' ').length
      return words >= fewestWords && words <= mostWords
    }),
  )
  const [longest = null] = suitable.toSorted((a, b) => b.german.length - a.german.length)
  return longest
}
