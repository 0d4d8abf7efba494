import { randomOf, shuffled } from '../random.ts'
import { evenSides } from './even-sides.ts'

/** A word of the lesson on sounds. The two words with the same section and pair differ in one sound. */
export interface SoundWord {
  readonly section: string
  /** Number of the pair; empty for a word without a partner. */
  readonly pair: string
  readonly german: string
}

/** Which of two words is heard? */
export interface PairQuestion<Word> {
  /** Id of the section that explains the difference, to which a mistake leads. */
  readonly section: string
  /** The words to choose from, in the order of the lesson. */
  readonly choices: readonly [Word, Word]
  /** Index of the word that is played. */
  readonly heard: 0 | 1
}

/** One question for each pair, in random order. Each side is the right one equally often. */
export function pairQuestions<Word extends SoundWord>(
  words: readonly Word[],
  seed: string,
): PairQuestion<Word>[] {
  const random = randomOf(seed)
  const paired = words.filter(({ pair }) => pair !== '')
  const pairs = [...Map.groupBy(paired, ({ section, pair }) => `${section} ${pair}`).values()]
  const sides = evenSides(pairs.length, random)
  return shuffled(pairs, random).flatMap(([first, second], at) =>
    first && second
      ? [{ section: first.section, choices: [first, second], heard: sides[at] ?? 0 } as const]
      : [],
  )
}

/** Sections of the wrong answers, those with the most mistakes first. */
export function sectionsToRepeat(
  answers: readonly { readonly section: string; readonly isRight: boolean }[],
): string[] {
  const wrong = Map.groupBy(
    answers.filter(({ isRight }) => !isRight),
    ({ section }) => section,
  )
  return [...wrong].toSorted(([, a], [, b]) => b.length - a.length).map(([section]) => section)
}
