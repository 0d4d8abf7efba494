import { fold } from './fold.ts'
import { type FormIndex, matchesOf } from './form-index.ts'
import type { Features, Inflected } from './forms/entry.ts'

/** Shorter parts match almost any word by chance. */
const shortestPart = 3
/**
 * Minimum for parts that match by chance more often: words without their -e, prepositions, adverbs, final adjectives.
 */
const shortestOther = 4
const mostParts = 4
/** Bounds the search: longer texts are not real words and are slow to split. */
const longestWord = 60
/** More words begin with the prefixes ent-, er- and ver- than with Ente, Erbe or Verb. */
const prefixes = /^(?:ent|ente|erb|erbe|verb)$/

/**
 * Splits a German compound: "Kontoauszug" into Konto and Auszug, "Schulanmeldung" into Schule and Anmeldung. The last
 * part is a noun, an adjective or a verb in any form; the other parts have the form that they take inside a compound.
 * The split with the fewest parts wins; then one that has only nouns ("Fahrrad-weg", not "Fahr-radweg"); then the most
 * even one ("Zahnarzt-termin", not "Zahn-arzttermin").
 * @param index the German index.
 * @param reviewed splits that override these rules.
 * @returns the candidate entries of each part, both in order; empty if the word is not a compound of entries.
 */
export function compoundParts<Entry extends Inflected>(
  index: FormIndex<Entry>,
  word: string,
  reviewed: ReviewedCompounds,
): readonly (readonly Entry[])[] {
  const parts = bestWay(index, word, reviewed).map(({ entries }) => entries)
  return parts.some(({ length }) => length === 0) ? [] : parts
}

/**
 * The entries of the last part, also if another part has none; empty if the word is not a compound, or its last part is
 * no entry.
 */
export function lastOfCompound<Entry extends Inflected>(
  index: FormIndex<Entry>,
  word: string,
  reviewed: ReviewedCompounds,
): readonly Entry[] {
  return bestWay(index, word, reviewed).at(-1)?.entries ?? []
}

/**
 * The parts as written in the compound: "Konto" and "auszug" for "Kontoauszug". Reviewed compounds yield all their
 * parts.
 */
export function compoundWords<Entry extends Inflected>(
  index: FormIndex<Entry>,
  word: string,
  reviewed: ReviewedCompounds,
): readonly string[] {
  const ends = new Map(Array.from(word, (_, at) => [fold(word.slice(0, at + 1)), at + 1]))
  let folded = ''
  let start = 0
  return bestWay(index, word, reviewed).map(({ text }) => {
    folded += text
    const written = word.slice(start, ends.get(folded))
    start += written.length
    return written
  })
}

interface ReviewedPart {
  readonly text: string
  /** Whether the part is the word that is written like it. */
  readonly isWord: boolean
}

/** Maps a folded compound to its folded parts; a single part means that the word only looks like a compound. */
export type ReviewedCompounds = ReadonlyMap<string, readonly ReviewedPart[]>

/**
 * @param compounds with "|" between the parts: "Not|arzt"; "Talente" has a single part. A part in brackets is not the word
 *   that is written like it: "Dieb|(stahl)" has nothing to do with steel.
 */
export function reviewedCompounds(compounds: readonly string[]): ReviewedCompounds {
  return new Map(
    compounds.map((compound) => [
      fold(compound.replaceAll(/[|()]/g, '')),
      compound
        .split('|')
        .map((part) => ({ text: fold(part.replaceAll(/[()]/g, '')), isWord: !part.startsWith('(') })),
    ]),
  )
}

interface Part<Entry> {
  readonly text: string
  readonly entries: readonly Entry[]
}

function bestWay<Entry extends Inflected>(
  index: FormIndex<Entry>,
  word: string,
  reviewed: ReviewedCompounds,
): readonly Part<Entry>[] {
  const folded = fold(word)
  if (!/^[a-z]+$/.test(folded) || folded.length > longestWord) return []
  const known = reviewed.get(folded)
  if (known) return known.length === 1 ? [] : wayOf(index, known)
  for (let parts = 2; parts <= mostParts; parts += 1) {
    const [best] = waysToPart(index, folded, parts).toSorted(
      (a, b) =>
        otherWordsIn(a) - otherWordsIn(b) ||
        shortestIn(b) - shortestIn(a) ||
        lengthOfLast(b) - lengthOfLast(a),
    )
    if (best) return best
  }
  return []
}

type Way<Entry> = readonly Part<Entry>[]

/** Builds a split from its parts and looks up the entries of each. */
function wayOf<Entry extends Inflected>(index: FormIndex<Entry>, parts: readonly ReviewedPart[]): Way<Entry> {
  const way: Part<Entry>[] = []
  for (const [at, { text, isWord }] of parts.entries()) {
    const isLast = at === parts.length - 1
    const entries = isLast
      ? lastPart(index, text, way.at(-1)?.entries ?? [])
      : firstPart(index, text, at === 0)
    way.push({ text, entries: isWord ? entries : [] })
  }
  return way
}

/** Number of parts before the last that are not nouns. */
const otherWordsIn = (way: Way<Inflected>) =>
  way.slice(0, -1).filter(({ entries: [first] }) => first?.type !== 'noun').length
const shortestIn = (way: Way<unknown>) => Math.min(...way.map(({ text }) => text.length))
const lengthOfLast = (way: Way<unknown>) => way.at(-1)?.text.length ?? 0

function waysToPart<Entry extends Inflected>(
  index: FormIndex<Entry>,
  word: string,
  count: number,
  isWhole = true,
): Way<Entry>[] {
  const ways: Way<Entry>[] = []
  for (let at = shortestPart; at <= word.length - shortestPart * (count - 1); at += 1) {
    const text = word.slice(0, at)
    const first = { text, entries: firstPart(index, text, isWhole) }
    if (first.entries.length === 0) continue
    const rest = word.slice(at)
    if (count > 2) {
      for (const others of waysToPart(index, rest, count - 1, false)) ways.push([first, ...others])
      continue
    }
    const last = { text: rest, entries: lastPart(index, rest, first.entries) }
    if (last.entries.length > 0) ways.push([first, last])
  }
  return ways
}

/**
 * Entries of a part that is not the last: nouns before adjectives before verb stems; prepositions and adverbs only at
 * the start of the word.
 */
function firstPart<Entry extends Inflected>(
  index: FormIndex<Entry>,
  part: string,
  beginsWord: boolean,
): readonly Entry[] {
  if (prefixes.test(part)) return []
  const nouns = entriesOf(index, part, ({ type }, features) => type === 'noun' && isLinked(features))
  if (nouns.length > 0) return nouns
  const headwordsOf = (types: RegExp, ...words: readonly string[]) =>
    words.flatMap((word) =>
      entriesOf(index, word, ({ type }, features) => features.length === 0 && types.test(type)),
    )
  // "Arbeit-s-zeit", "Schul-weg", "Hilf-s-mittel".
  const bare = part.replace(/s$/, '')
  const withE = [part, bare].filter(({ length }) => length >= shortestOther).map((word) => `${word}e`)
  for (const words of [
    headwordsOf(/^noun$/, bare),
    headwordsOf(/^adjective$/, part),
    headwordsOf(/^noun$/, ...withE),
  ])
    if (words.length > 0) return words
  // "Wohn-zimmer", "Warte-raum", "Sammel-stelle".
  const verbs = headwordsOf(/^verb$/, `${part}en`, `${part}n`)
  if (verbs.length > 0 || !beginsWord || part.length < shortestOther) return verbs
  return headwordsOf(/^(?:adverb|preposition)$/, part)
}

/** "Haus-tür", "Kinder-garten", "Tages-zeit", "Patienten-akte". */
function isLinked([first]: Features): boolean {
  return first === undefined || first === 'plural' || first === 'genitive'
}

function lastPart<Entry extends Inflected>(
  index: FormIndex<Entry>,
  part: string,
  [before]: readonly Entry[],
): readonly Entry[] {
  const nouns = entriesOf(index, part, ({ type }) => type === 'noun')
  if (nouns.length > 0) return nouns
  const adjectives = entriesOf(index, part, ({ type }) => type === 'adjective')
  if (adjectives.length > 0) return part.length < shortestOther ? [] : adjectives
  // "Termin-vereinbarung" contains "vereinbaren".
  const [, stem] = /^(.+)ung(?:en)?$/.exec(part) ?? []
  if (stem !== undefined) {
    return [`${stem}en`, `${stem}n`].flatMap((infinitive) =>
      entriesOf(index, infinitive, ({ type }, features) => type === 'verb' && features.length === 0),
    )
  }
  // "krank-geschrieben", "frei-stellen"; a noun before a verb is a separate word.
  if (before?.type === 'noun' || before?.type === 'verb') return []
  return entriesOf(
    index,
    part,
    ({ type }, [first]) =>
      type === 'verb' && (first === undefined || first === 'participle' || first === 'zu-infinitive'),
  )
}

/** The entries that have the folded word as such a form: headwords first, "Eis" before the genitive of "Ei"; else in index order. */
function entriesOf<Entry extends Inflected>(
  index: FormIndex<Entry>,
  word: string,
  isSuch: (entry: Entry, features: Features) => boolean,
): Entry[] {
  const found = new Map<Entry, { isHeadword: boolean; order: number }>()
  for (const { rule, endings } of matchesOf(index, word)) {
    // Entries of several words cannot match a single word.
    if (rule.last !== '' || rule.paradigm.prefix !== undefined) continue
    for (const { entry, apart, order } of rule.users)
      if (apart.length === 0 && endings.some(([, features]) => isSuch(entry, features))) {
        const isHeadword = endings.some(([, features]) => features.length === 0)
        found.set(entry, { isHeadword: isHeadword || (found.get(entry)?.isHeadword ?? false), order })
      }
  }
  return [...found]
    .toSorted(([, a], [, b]) => Number(b.isHeadword) - Number(a.isHeadword) || a.order - b.order)
    .map(([entry]) => entry)
}
