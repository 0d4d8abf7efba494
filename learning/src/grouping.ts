import { compareTexts } from '@pol/language/compare'
import { foldWords } from '@pol/language/fold'
import type { Language } from '@pol/language/language'

/** The columns of a lexicon entry that decide which entries are one item. */
export interface GroupedWord {
  readonly id: string
  readonly german: string
  readonly article: string
  readonly farsi: string
  readonly transliteration: string
  readonly type: string
  /** The language in which it is an item. */
  readonly teach: 'both' | Language
  /** Id of an entry of the same German word with the same idea: Adresse is آدرس and نشانی. Empty if there is none. */
  readonly same_idea_as: string
}

/** A sentence. */
export interface GroupedLine {
  readonly id: string
  readonly german: string
  readonly farsi: string
}

export interface GroupedLines {
  readonly words: readonly GroupedWord[]
  readonly lines: readonly GroupedLine[]
  /** Ids of the letters of the Persian alphabet, which learners of German do not learn. */
  readonly letters: readonly string[]
  /** Ids of words, those of the course as it teaches them, then the others, the likeliest first; then of sentences. */
  readonly order: readonly string[]
}

/** What is learned as one item, as JSON. */
export type Grouping = Readonly<
  Record<
    Language,
    {
      /** Ids that are one item, if there is more than one; the leader first. */
      readonly groups: readonly (readonly string[])[]
      /** Ids of the entries that are no items in this language, or not any more. */
      readonly untaught: readonly string[]
    }
  >
>

/**
 * Which lines are one item: one for each word of the learned language. Does not depend on the order of words
 * and lines.
 *
 * - For learners of Persian: entries with the same Persian word, transliteration and type.
 * - For learners of German: entries with the same German word, article and type that `same_idea_as` connects.
 * - In both languages: a word and the sentences that are just this word, and equal sentences.
 *
 * The leader is taught, if any member is, and the first in `order`, else by id. Words lead sentences.
 */
export function groupingOf({ words, lines, letters, order }: GroupedLines): Grouping {
  const places = new Map(order.map((id, at) => [id, at]))
  const placeOf = ({ id }: GroupedLine) => places.get(id) ?? Infinity
  const inOrder = <Item extends GroupedLine>(items: readonly Item[]) =>
    items.toSorted((a, b) => placeOf(a) - placeOf(b) || compareTexts(a.id, b.id))
  const [wordsInOrder, linesInOrder] = [inOrder(words), inOrder(lines)]
  const connected = connectedByIdea(words)
  const nameOf = {
    fa: ({ farsi, transliteration, type }: GroupedWord) => [farsi, transliteration, type].join('\n'),
    de: ({ id }: GroupedWord) => connected(id),
  }
  const groupingIn = (language: Language): Grouping[Language] => {
    const isTaught = ({ teach }: GroupedWord) => teach === 'both' || teach === language
    const [taught, untaught] = [wordsInOrder.filter(isTaught), wordsInOrder.filter((word) => !isTaught(word))]
    const groups = new Map<string, string[]>()
    const add = (name: string, id: string) => {
      const group = groups.get(name)
      if (group) group.push(id)
      else groups.set(name, [id])
    }
    for (const word of [...taught, ...untaught]) add(nameOf[language](word), word.id)
    // The first word with a text gets its sentences.
    const wordsByText = new Map(taught.toReversed().map((word) => [textOf(word), word]))
    for (const line of linesInOrder) {
      const text = textOf(line)
      const word = wordsByText.get(text)
      add(word ? nameOf[language](word) : text, line.id)
    }
    return {
      groups: [...groups.values()]
        .filter((ids) => ids.length > 1)
        .toSorted(([a = ''], [b = '']) => compareTexts(a, b)),
      untaught: [...untaught.map(({ id }) => id), ...(language === 'de' ? letters : [])].toSorted(
        compareTexts,
      ),
    }
  }
  return { de: groupingIn('de'), fa: groupingIn('fa') }
}

/** Names each set of entries that `same_idea_as` connects by its first id. */
function connectedByIdea(words: readonly GroupedWord[]): (id: string) => string {
  const byId = new Map(words.map((word) => [word.id, word]))
  const parents = new Map<string, string>()
  const rootOf = (id: string): string => {
    let root = id
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent
    return root
  }
  for (const word of words) {
    const other = byId.get(word.same_idea_as)
    if (!other || germanWordOf(other) !== germanWordOf(word)) continue
    const [first = '', second = ''] = [rootOf(word.id), rootOf(other.id)].toSorted(compareTexts)
    if (first !== second) parents.set(second, first)
  }
  return rootOf
}

const germanWordOf = ({ german, article, type }: GroupedWord) => [german, article, type].join('\n')

/** Both texts without punctuation, folded: "Guten Morgen" is "Guten Morgen!". */
function textOf({ german, farsi }: GroupedLine): string {
  return [german, farsi].map(foldWords).join('\n')
}
