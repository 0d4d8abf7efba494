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

export interface NewSentence extends SentenceToLearn {
  /** Its words, each written in one way. */
  readonly words: readonly string[]
}

/** A sentence waits while it nearly repeats one of this many sentences before it. */
const sentencesApart = 2

/** Number of words before each sentence, so that sentences do not come in a row. */
const wordsPerSentence = 2

/** Of three items, the second is a starred one, and the third a word of a chosen topic; the second, if no star is left. */
const itemsPerTurn = 3

/** All ids are of items that are taught in the learned language. */
export interface ItemsToLearn {
  /** The words of the course in learning order. */
  readonly course: readonly string[]
  /** The other words in learning order. */
  readonly others: readonly string[]
  /** Of two sentences with the same last word, the first one comes first. */
  readonly sentences: readonly NewSentence[]
  /** The starred items, in the order in which they were starred. */
  readonly starred: readonly string[]
  /** The words of chosen topics in learning order. */
  readonly chosen: readonly string[]
  /** Met items. Their number determines whose turn it is, so that stars and topics come even with one new item a day. */
  readonly met: ReadonlySet<string>
}

/**
 * Yields the ids of new items in the order of learning: words with their sentences, between them starred items and
 * words of chosen topics. After the course, these come before the other words.
 */
export function* newItemsInOrder(items: ItemsToLearn): Generator<string> {
  const given = new Set(items.met)
  const [starred, chosen] = [items.starred, items.chosen].map((ids) => ids.filter((id) => !given.has(id)))
  const nextOf = (ids: string[] = []) => {
    while (ids[0] !== undefined && given.has(ids[0])) ids.shift()
    return ids[0]
  }
  const wish = () => {
    const turn = given.size % itemsPerTurn
    const star = nextOf(starred)
    if (turn === 1) return star ?? nextOf(chosen)
    return turn === 2 && star !== undefined ? nextOf(chosen) : undefined
  }
  for (const id of withSentences(items)) {
    while (!given.has(id)) {
      const next = wish() ?? id
      given.add(next)
      yield next
    }
  }
}

/** Words, with each sentence as soon as its words were there, but not two in a row, and none that nearly repeats another. */
function* withSentences({ course, starred, chosen, others, sentences }: ItemsToLearn): Generator<string> {
  const byLastWord = Map.groupBy(sentences, ({ after }) => after)
  const waiting: NewSentence[] = []
  const recent: NewSentence[] = []
  let wordsSince = 0
  const wished = [...starred, ...chosen]
  for (const words of [course, wished, others])
    for (const word of words) {
      yield word
      wordsSince += 1
      // A wished word comes before other words of its sentences.
      if (words !== wished) waiting.push(...(byLastWord.get(word) ?? []))
      if (wordsSince < wordsPerSentence) continue
      const at = waiting.findIndex((sentence) => !recent.some((other) => nearlyRepeats(sentence, other)))
      const [sentence] = at < 0 ? [] : waiting.splice(at, 1)
      if (!sentence) continue
      yield sentence.id
      recent.unshift(sentence)
      recent.splice(sentencesApart)
      wordsSince = 0
    }
  yield* waiting.map(({ id }) => id)
}

function nearlyRepeats({ words }: NewSentence, other: NewSentence): boolean {
  return words.filter((word) => other.words.includes(word)).length > words.length / 2
}
