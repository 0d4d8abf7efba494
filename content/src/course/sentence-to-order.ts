import { type Said, sentencesOf } from './dialogues.ts'

/** Fewer words have no order to find; more are too many to look through. */
const [fewestWords, mostWords] = [3, 10]

/** The sentence of a turn that learners put in order: the longest one that suits in both languages; null where none does. */
export function sentenceToOrder(turn: Said): Said | null {
  const suitable = sentencesOf(turn).filter((sentence) =>
    [sentence.german, sentence.farsi].every((text) => {
      const words = text.split(' ').length
      return words >= fewestWords && words <= mostWords
    }),
  )
  const [longest = null] = suitable.toSorted((one, other) => other.german.length - one.german.length)
  return longest
}
