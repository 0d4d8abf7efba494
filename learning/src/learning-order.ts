/** A word with what determines when it is learned. */
export interface WordToLearn {
  readonly id: string
  /** Its position in the course, from 0; null if no unit teaches it. */
  readonly place: number | null
  /** A1, A2 or B1. */
  readonly level: string
  /** Frequency of use. */
  readonly uses: number
}

/** Sorts words by learning order: those of the course as it teaches them, then the others by level and frequency of use. */
export function inLearningOrder<Word extends WordToLearn>(words: readonly Word[]): Word[] {
  return words.toSorted(
    (a, b) =>
      (a.place ?? Infinity) - (b.place ?? Infinity) ||
      Number(a.level > b.level) - Number(a.level < b.level) ||
      b.uses - a.uses ||
      0,
  )
}

export interface SentenceToLearn {
  readonly id: string
  /** The last of its words in learning order: it comes only when all its words are known. */
  readonly after: string
}

/** Number of words before each sentence, so that sentences do not come in a row. */
const wordsPerSentence = 2

/** Every third new item is a starred one, after the next item of the course. */
const everyNth = 3

export interface ItemsToLearn {
  /** Ids of the words in learning order. */
  readonly words: readonly string[]
  /** Of two sentences with the same last word, the first one comes first. */
  readonly sentences: readonly SentenceToLearn[]
  /** Ids of the starred items, in the order in which they were starred. */
  readonly starred: readonly string[]
  /** Whether an item was never met. */
  isNew(id: string): boolean
}

/** Yields the ids of new items in the order of learning: words with their sentences, and starred items between them. */
export function* newItemsInOrder({ words, sentences, starred, isNew }: ItemsToLearn): Generator<string> {
  const stars = new Set(starred)
  const newStars = starred.filter(isNew)
  let count = 0
  for (const id of withSentences(words, sentences)) {
    if (stars.has(id) || !isNew(id)) continue
    const star = count % everyNth === 1 ? newStars.shift() : undefined
    if (star !== undefined) {
      yield star
      count += 1
    }
    yield id
    count += 1
  }
  yield* newStars
}

/** Words, with each sentence as soon as its words were there, but not two in a row. */
function* withSentences(words: readonly string[], sentences: readonly SentenceToLearn[]): Generator<string> {
  const byLastWord = Map.groupBy(sentences, ({ after }) => after)
  const waiting: string[] = []
  let wordsSince = 0
  for (const word of words) {
    yield word
    wordsSince += 1
    for (const { id } of byLastWord.get(word) ?? []) waiting.push(id)
    if (wordsSince < wordsPerSentence) continue
    const sentence = waiting.shift()
    if (sentence === undefined) continue
    yield sentence
    wordsSince = 0
  }
  yield* waiting
}
