import { foldWords, withoutArticle } from '@pol/language/fold'
import { type Language, languages } from '@pol/language/language'
import { entriesOf, type Item } from './item.ts'
import type { Leaders } from './leaders.ts'

/** Determines which items are right answers to each other's questions. */
export interface Meanings {
  readonly items: readonly Item[]
  /** Whether an item is learned on its own, so that it can be an answer to choose from. */
  isTaught(language: Language, item: string): boolean
  /**
   * Whether two items answer each other's question: they share a translation, their words share one anywhere in the
   * lexicon, they are senses of one word, they sound alike, or one explains the other.
   */
  areAlike(a: Item, b: Item): boolean
}

/** The words of an item in one language, as asked: written and spoken. */
interface Keys {
  readonly german: readonly string[]
  readonly persian: readonly string[]
}

/** @param items all items; synonyms are only found among them. */
export function meaningsOf(
  items: readonly Item[],
  { isTaught }: Pick<Leaders, 'isTaught'> = { isTaught: () => true },
): Meanings {
  const keys = new Map(items.map((item) => [item, keysOf(item)]))
  const toPersian = new Map<string, Set<string>>()
  const toGerman = new Map<string, Set<string>>()
  for (const { german, persian } of keys.values()) {
    for (const key of german) addAll(toPersian, key, persian)
    for (const key of persian) addAll(toGerman, key, german)
  }

  /** The words, and all words that share a translation with them. */
  const synonyms = (words: readonly string[], there: typeof toPersian, back: typeof toPersian) =>
    new Set(
      words.flatMap((word) =>
        [...(there.get(word) ?? [])].flatMap((translation) => [...(back.get(translation) ?? [])]),
      ),
    )
  const related = new WeakMap<Item, Related>()
  const relatedOf = (item: Item): Related => {
    let known = related.get(item)
    if (!known) {
      const { german, persian } = keys.get(item) ?? keysOf(item)
      known = {
        german: synonyms(german, toPersian, toGerman),
        persian: synonyms(persian, toGerman, toPersian),
        hints: hintsOf(item),
        words: new Set([...german, ...persian].filter((key) => !key.startsWith(heard))),
      }
      related.set(item, known)
    }
    return known
  }

  return {
    items,
    isTaught,
    areAlike(a, b) {
      if (a === b || a.id === b.id) return true
      const { german, persian } = keys.get(b) ?? keysOf(b)
      const [near, far] = [relatedOf(a), relatedOf(b)]
      return (
        german.some((key) => near.german.has(key)) ||
        persian.some((key) => near.persian.has(key)) ||
        explains(near, far) ||
        explains(far, near) ||
        contains(near.words, far.words) ||
        contains(far.words, near.words)
      )
    },
  }
}

interface Related {
  readonly german: ReadonlySet<string>
  readonly persian: ReadonlySet<string>
  /** The explanations of an item: "Behörde" for "Amt". */
  readonly hints: ReadonlySet<string>
  readonly words: ReadonlySet<string>
}

const explains = ({ words }: Related, { hints }: Related) => [...words].some((word) => hints.has(word))

/** Whether one text contains all words of the other: "Tag" and "Guten Tag" are both acceptable. */
function contains(longer: ReadonlySet<string>, shorter: ReadonlySet<string>): boolean {
  return [...shorter].some((short) => [...longer].some((long) => ` ${long} `.includes(` ${short} `)))
}

function addAll(map: Map<string, Set<string>>, key: string, values: readonly string[]) {
  let known = map.get(key)
  if (!known) map.set(key, (known = new Set()))
  for (const value of values) known.add(value)
}

/** Prefix that distinguishes a sound from a spelling with the same letters. */
const heard = '♪'

function keysOf(item: Item): Keys {
  const entries = allEntriesOf(item)
  const written = entries.flatMap(germanTextsOf).filter(Boolean).map(germanKey)
  return {
    german: [...new Set([...written, ...written.map((key) => heard + germanSound(key))])],
    persian: [
      ...new Set([
        ...entries.flatMap(persianTextsOf).filter(Boolean).map(foldWords),
        ...entries.map(({ transliteration }) => heard + foldWords(transliteration).replaceAll(' ', '')),
      ]),
    ],
  }
}

/** Its entries, whichever language is learned. */
function allEntriesOf(item: Item): Item[] {
  return [...new Set(languages.flatMap((language) => entriesOf(item, language)))]
}

const germanTextsOf = (item: Item) => (item.kind === 'word' ? [item.german, item.feminine] : [item.german])

/** For verbs, the spoken form is a first person, not the infinitive. */
const persianTextsOf = (item: Item) =>
  item.kind === 'word' && item.type !== 'verb' ? [item.farsi, item.spoken] : [item.farsi]

/** "sich freuen" and "freuen" count as one verb, "die Deutsche" and "der Deutsche" as one word. */
function germanKey(text: string): string {
  return withoutArticle(foldWords(text)).replace(/^sich (?=.)/, '')
}

/** Letters that sound alike. Too many matches do no harm: they only exclude a wrong answer from the options. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/([aeiou])h(?![aeiou])/g, '$1'],
  [/ie/g, 'i'],
  [/ai/g, 'ei'],
  [/ae/g, 'e'],
  [/dt|th|d\b/g, 't'],
  [/g\b/g, 'k'],
  [/b\b/g, 'p'],
  [/ph|v/g, 'f'],
  [/ck/g, 'k'],
  [/([a-z])\1/g, '$1'],
]

/** Approximate sound of a folded German word: "mehr" and "Meer", "seit" and "seid" are equal. */
function germanSound(key: string): string {
  return alike.reduce((sound, [letters, replacement]) => sound.replace(letters, replacement), key)
}

function hintsOf(item: Item): ReadonlySet<string> {
  const hints = allEntriesOf(item).flatMap((entry) =>
    entry.kind === 'word' ? [entry.sense_german, entry.sense_farsi] : [],
  )
  const texts = hints.flatMap((text) => text.split(/[,;،؛]/u))
  return new Set(texts.filter(Boolean).flatMap((text) => [germanKey(text), ...foldWords(text).split(' ')]))
}
