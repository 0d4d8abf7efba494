import { fold } from './fold.ts'
import { type FormIndex, matchesOf } from './form-index.ts'
import type { Features, Inflected } from './forms/entry.ts'

/** Shorter parts are found in any word by chance. */
const shortestPart = 3
/** For parts that are found by chance more often: words without their -e, prepositions, adverbs, adjectives at the end. */
const shortestOther = 4
const mostParts = 4
/** Longer words are none, and take long to part. */
const longestWord = 60
/** More words begin with the prefixes ent-, er-, ver- than with Ente, Erbe, Verb. */
const prefixes = /^(?:ent|ente|erb|erbe|verb)$/

/**
 * Parts a German compound: "Kontoauszug" into Konto and Auszug, "Schulanmeldung" into Schule and Anmeldung. The last part is
 * a noun, an adjective or a verb in any form; the others are words as they stand inside a compound. Of several ways one with
 * the fewest parts is taken; of these one of nouns ("Fahrrad-weg", not "Fahr-radweg"); of these the most even one
 * ("Zahnarzt-termin", not "Zahn-arzttermin").
 * @param index of German.
 * @param reviewed compounds for which this is not so.
 * @returns for each part, in the order of the word, the entries that it may be, in the order of the index; an empty list where
 *   the word is no compound of entries.
 */
export function compoundParts<Entry extends Inflected>(
  index: FormIndex<Entry>,
  word: string,
  reviewed: ReviewedCompounds,
): readonly (readonly Entry[])[] {
  const parts = bestWay(index, word, reviewed).map(({ entries }) => entries)
  return parts.some(({ length }) => length === 0) ? [] : parts
}

/** The parts of a compound as they stand in the word: "Kontoauszug" has "Konto" and "auszug". Of reviewed ones, all parts. */
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

/** By the folded compound, its folded parts; a single one of a word that only looks like a compound. */
export type ReviewedCompounds = ReadonlyMap<string, readonly string[]>

/** @param compounds with "|" between their parts: "Not|arzt"; "Talente" has only one. */
export function reviewedCompounds(compounds: readonly string[]): ReviewedCompounds {
  return new Map(compounds.map((parts) => [fold(parts.replaceAll('|', '')), parts.split('|').map(fold)]))
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
      (one, other) =>
        otherWordsIn(one) - otherWordsIn(other) ||
        shortestIn(other) - shortestIn(one) ||
        lengthOfLast(other) - lengthOfLast(one),
    )
    if (best) return best
  }
  return []
}

type Way<Entry> = readonly Part<Entry>[]

/** The given parts, with the entries that they may be. */
function wayOf<Entry extends Inflected>(index: FormIndex<Entry>, texts: readonly string[]): Way<Entry> {
  const others = texts.slice(0, -1).map((text, at) => ({ text, entries: firstPart(index, text, at === 0) }))
  const text = texts.at(-1) ?? ''
  return [...others, { text, entries: lastPart(index, text, others.at(-1)?.entries ?? []) }]
}

/** How many of the parts before the last are no nouns. */
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
 * The readings of a part that others follow: nouns before adjectives, these before the stems of verbs; prepositions and adverbs
 * only where the word begins.
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
  // "Termin-vereinbarung" is of "vereinbaren".
  const [, stem] = /^(.+)ung(?:en)?$/.exec(part) ?? []
  if (stem !== undefined) {
    return [`${stem}en`, `${stem}n`].flatMap((infinitive) =>
      entriesOf(index, infinitive, ({ type }, features) => type === 'verb' && features.length === 0),
    )
  }
  // "krank-geschrieben", "frei-stellen"; a noun before a verb is a word of its own.
  if (before?.type === 'noun' || before?.type === 'verb') return []
  return entriesOf(
    index,
    part,
    ({ type }, [first]) =>
      type === 'verb' && (first === undefined || first === 'participle' || first === 'zu-infinitive'),
  )
}

/** The entries of which a folded word is such a form, in the order of the index. */
function entriesOf<Entry extends Inflected>(
  index: FormIndex<Entry>,
  word: string,
  isSuch: (entry: Entry, features: Features) => boolean,
): Entry[] {
  const orders = new Map<Entry, number>()
  for (const { rule, endings } of matchesOf(index, word)) {
    // Words of an entry that stand apart are no single word.
    if (rule.last !== '' || rule.paradigm.prefix !== undefined) continue
    for (const { entry, apart, order } of rule.users)
      if (apart.length === 0 && endings.some(([, features]) => isSuch(entry, features)))
        orders.set(entry, order)
  }
  return [...orders].toSorted(([, one], [, other]) => one - other).map(([entry]) => entry)
}
