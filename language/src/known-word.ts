import { compoundParts } from './compounds.ts'
import { endingsOf, type FormIndex, matchesOf, type Rule } from './form-index.ts'
import type { Inflected } from './forms/entry.ts'
import { germanNumberAt } from './german-numbers.ts'
import { wordsOf } from './gloss-words.ts'
import { persianNumberAt } from './persian-numbers.ts'
import type { Words } from './reasons/words.ts'
import { spellingKey } from './spelling.ts'

/**
 * Returns the function that says whether a folded word exists: it is a form of an entry, one of the words of an entry, a
 * compound of entries or a number; or, in Latin letters, the transliteration of a word of a Persian entry.
 */
export function knownWordIn<Entry extends Inflected>({ index, compounds }: Words<Entry>) {
  let others: OtherWords<Entry> | undefined
  return (folded: string): boolean => {
    const [match] = matchesOf(index, folded)
    if (match) return true
    others ??= otherWordsOf(index)
    if (isInPhrase(others, folded)) return true
    const words = wordsOf(folded)
    if (index.language === 'de')
      return compoundParts(index, folded, compounds).length > 0 || germanNumberAt(words, 0) !== null
    return persianNumberAt(words, 0) !== null || others.sounds.has(spellingKey('latin', folded))
  }
}

/** What the index does not find by a single word. */
interface OtherWords<Entry> {
  /** Words inside entries of several words, folded. */
  readonly inner: ReadonlySet<string>
  /** Entries of several words, by the last one without its ending. */
  readonly byLast: ReadonlyMap<string, readonly Rule<Entry>[]>
  /** Transliterations of single words, as spelling keys. */
  readonly sounds: ReadonlySet<string>
}

function otherWordsOf<Entry extends Inflected>({ rules, language }: FormIndex<Entry>): OtherWords<Entry> {
  const all = [...rules.values()].flat()
  const phrases = all.filter(({ last }) => last !== '')
  const entries = new Set(
    language === 'fa' ? all.flatMap(({ users }) => users.map(({ entry }) => entry)) : [],
  )
  const sounds = [...entries].flatMap(({ transliteration }) => transliteration.split(' '))
  return {
    inner: new Set(phrases.flatMap(({ inner }) => inner)),
    byLast: Map.groupBy(phrases, ({ last }) => last),
    sounds: new Set(sounds.map((word) => spellingKey('latin', word))),
  }
}

function isInPhrase<Entry>({ inner, byLast }: OtherWords<Entry>, folded: string): boolean {
  if (inner.has(folded)) return true
  const stems = Array.from(folded, (_, at) => folded.slice(0, at + 1))
  return stems.some((stem) =>
    byLast.get(stem)?.some(({ paradigm }) => endingsOf(paradigm, folded.slice(stem.length)) !== undefined),
  )
}
