import { dialogues } from './course/dialogues.ts'
import { practisedTurns } from './course/sentence-to-order.ts'
import { lexicon, type LexiconEntry } from './lexicon.ts'
import type { Kind } from './kind.ts'
import { letters } from './letters.ts'
import { likeliestFirst, usesOf } from './likeliest-first.ts'
import {
  emergency,
  everyday,
  type Phrase,
  phrases,
  seniorsBasic,
  seniorsTravel,
  situations,
} from './phrases.ts'
import type { Content } from './read.ts'

/**
 * The lines of which several may be one item (`groupingOf` in learning/src/leaders.ts), and those that lead first: words,
 * then the sentences of dialogues.
 * @param courseWords ids of the words of the course, in its order.
 */
export function linesLearnedAsOne(content: Content, courseWords: readonly string[]) {
  const rowsOf = <Row>({ file }: Kind<Row>) => (content.get(file) ?? []) as unknown as readonly Row[]
  const words = rowsOf(lexicon)
  const uses = usesOf(words, words.map(exampleOf))
  const likely = likeliestFirst(words.map((word, at) => ({ ...word, uses: uses[at] ?? 0 })))
  const turns = practisedTurns(rowsOf(dialogues))
  const sentences = [phrases, everyday, situations, seniorsTravel, seniorsBasic, emergency].flatMap((kind) =>
    rowsOf<Phrase>(kind),
  )
  return {
    words,
    lines: [...turns, ...sentences],
    letters: rowsOf(letters).map(({ id }) => id),
    order: [...new Set([...courseWords, ...likely.map(({ id }) => id), ...turns.map(({ id }) => id)])],
  }
}

const exampleOf = ({ example_german, example_farsi }: LexiconEntry) => ({
  german: example_german,
  farsi: example_farsi,
})
