import { type Said, sentencesOf, type Turn } from './dialogues.ts'

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

/** The sentences that practice asks of turns, each with the id of its turn. */
export function practisedTurns(turns: readonly (Said & Pick<Turn, 'id'>)[]): (Said & Pick<Turn, 'id'>)[] {
  return turns.flatMap((turn) => {
    const sentence = sentenceToOrder(turn)
    return sentence ? { ...sentence, id: turn.id } : []
  })
}
