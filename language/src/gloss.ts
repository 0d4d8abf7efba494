import type { Language } from './language.ts'
import { fold } from './fold.ts'
import type { FormIndex, Hit } from './form-index.ts'
import type { Inflected } from './forms/entry.ts'
import { byContext, hourAfter } from './german-context.ts'
import { germanNumberAt, type NumberWords } from './german-numbers.ts'
import type { GlossRow } from './gloss-row.ts'
import { type Word, wordsOf } from './gloss-words.ts'
import { type Name, nameOf } from './names.ts'
import { isNegationAt } from './negation.ts'
import { byPersianContext } from './persian-context.ts'
import { persianNumberAt } from './persian-numbers.ts'
import { byLikelihood } from './likelihood.ts'
import { type Reading, type Readings, readingsOf } from './readings.ts'
import { noCents } from './tokens.ts'
import { byTopic, type TopicOf } from './topics.ts'

const glossable = /\S.{0,299}(?!\S)|\S{1,300}/gsu

/**
 * Splits a sentence into parts that can be glossed. The words of a part are compared pairwise, so long sentences are
 * split between words; only a word longer than a part is split itself.
 */
export function partsToGloss(sentence: string): string[] {
  return sentence.match(glossable) ?? []
}

/**
 * Explains a text word by word, in order. Unexplained words have rows without readings.
 * @param topicOf topic of an entry; if given, the sense that the other words suggest comes first.
 */
export function glossOf<Entry extends Inflected>(
  index: FormIndex<Entry>,
  text: string,
  topicOf?: TopicOf<Entry>,
): GlossRow<Entry>[] {
  const { language } = index
  const words = wordsOf(text)
  const readings = readingsOf(index, words)
  const groups = new Map<number, Group<Entry>>()
  const taken = new Set<number>()
  for (const group of groupsIn(language, words, readings)) {
    if (group.parts.some((part) => taken.has(part))) continue
    for (const part of group.parts) taken.add(part)
    groups.set(group.parts[0] ?? 0, group)
  }
  const rows = words.flatMap((word, at): GlossRow<Entry>[] => {
    const group = groups.get(at)
    if (group) return [rowOfGroup(language, words, group)]
    if (taken.has(at)) return []
    return [rowOfWord(language, words, at, word, readings)]
  })
  return topicOf ? byTopic(rows, topicOf) : rows
}

/** The readings of a word, the likeliest first. */
export function hitsOf<Entry extends Inflected>(index: FormIndex<Entry>, word: string): Hit<Entry>[] {
  return glossOf(index, word).flatMap(({ hits }) => hits)
}

/** Words that belong together, and their common readings. */
interface Group<Entry> {
  readonly parts: readonly number[]
  readonly readings: readonly Reading<Entry>[]
  readonly number?: string
}

/** All groups of words that may belong together, the strongest first. */
function groupsIn<Entry extends Inflected>(
  language: Language,
  words: readonly Word[],
  readings: Readings<Entry>,
): Group<Entry>[] {
  const groups = new Map<string, Group<Entry>>(
    readings.groups().map((group) => [group.parts.join(' '), group]),
  )
  const numberLength = (at: number) =>
    words[at]?.kind === 'number' ? 1 : (numberAt(language, words, at)?.length ?? 0)
  for (const at of words.keys()) {
    const hour = language === 'de' ? hourAfter(words, at, numberLength) : null
    if (hour !== null) groups.set(`${at} ${hour}`, { parts: [at, hour], readings: readings.get([hour]) })
    const { length = 1, value = '' } = numberAt(language, words, at) ?? {}
    if (length === 1) continue
    const parts = Array.from({ length }, (_, offset) => at + offset)
    const key = parts.join(' ')
    groups.set(key, { parts, readings: groups.get(key)?.readings ?? [], number: value })
  }
  return [...groups.values()]
    .map((group) => ({ group, weight: weightOf(group) }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ group }) => group)
}

function numberAt(language: Language, words: readonly Word[], at: number): NumberWords | null {
  return language === 'de' ? germanNumberAt(words, at) : persianNumberAt(words, at)
}

/** Groups of many words outweigh small ones, close groups outweigh wide ones, and verbs outweigh other words. */
function weightOf<Entry extends Inflected>({ parts, readings: [first] }: Group<Entry>): number {
  const span = (parts.at(-1) ?? 0) - (parts[0] ?? 0)
  const doubt = first?.isDoubtful ? 1 : 0
  // "Gib mir das zurück" is primarily "zurückgeben", although "Gib mir" is an entry, too.
  const isSeparable = first?.entry.type === 'verb' && !first.entry.german.includes(' ')
  return (parts.length - doubt) * 1_000 + (isSeparable ? 100 : 0) - span * 10 + verbWeight(first?.entry)
}

/** "ساعت کار می‌کند" means that a watch works, but "اجازه‌ی کار دارم" means having a work permit. */
function verbWeight(entry: Inflected | undefined): number {
  if (entry?.type !== 'verb') return 0
  return /(?:داشتن|بودن)$/u.test(entry.farsi) || entry.german.endsWith(' sein') ? -1 : 1
}

function rowOfGroup<Entry extends Inflected>(
  language: Language,
  words: readonly Word[],
  { parts, readings, number }: Group<Entry>,
): GlossRow<Entry> {
  const likeliest = byLikelihood(language, readings, null)
  const hits = language === 'de' ? byContext(words, parts[0] ?? 0, likeliest, () => false) : likeliest
  const text = parts
    .map((part, at) => (at > 0 && part - (parts[at - 1] ?? 0) > 1 ? '… ' : '') + (words[part]?.text ?? ''))
    .filter(Boolean)
    .join(' ')
  if (number !== undefined) return { text, words: parts, hits, negative: false, number }
  return { text, words: parts, hits, negative: isNegative(language, words, parts, hits) }
}

function rowOfWord<Entry extends Inflected>(
  language: Language,
  words: readonly Word[],
  at: number,
  word: Word,
  readings: Readings<Entry>,
): GlossRow<Entry> {
  const { text } = word
  if (word.kind === 'literal') return { text, words: [at], hits: [], negative: false, isLiteral: true }
  if (word.kind === 'number')
    return { text, words: [at], hits: [], number: germanDigits(text), negative: false }
  const likeliest = byLikelihood(language, readings.get([at]), word)
  const isQuality = (place: number) =>
    readings
      .get([place])
      .some(
        ({ entry: { german, type }, features }) =>
          features.length === 0 && /^(?:ad|viele?$|wenige?$)/.test(type === 'pronoun' ? german : type),
      )
  const isNoun = (place: number) => isOnlyNoun(readings.get([place]))
  const hits =
    language === 'de'
      ? byContext(words, at, likeliest, isQuality)
      : byPersianContext(words, at, likeliest, isNoun)
  const number = numberOf(language, words, at, hits)
  const name = hits.length === 0 && number === null ? nameAt(language, words, at) : null
  return {
    text,
    words: [at],
    hits,
    negative: isNegative(language, words, [at], hits),
    ...(number !== null && { number }),
    ...(name && { name }),
  }
}

/** Not "zu", which is a noun, too. */
function isOnlyNoun<Entry extends Inflected>(readings: readonly Reading<Entry>[]): boolean {
  const plain = readings.filter(({ features }) => features.length === 0)
  return plain.length > 0 && plain.every(({ entry }) => entry.type === 'noun')
}

/** "KG" and "m" are units only after a number: "Bau KG" is a company, "(w/m/d)" a gender. */
function nameAt(language: Language, words: readonly Word[], at: number): Name | null {
  const { text = '', folded = '' } = words[at] ?? {}
  const name = nameOf(language, folded)
  const isUnit = name?.kind === 'unit' && language === 'de'
  if (!isUnit || (text === name.german && text.length > 1)) return name
  return words[at - 1]?.kind === 'number' || numberAt(language, words, at - 1) ? name : null
}

function isNegative(
  language: Language,
  words: readonly Word[],
  parts: readonly number[],
  [first]: readonly Hit<Inflected>[],
): boolean {
  if (first?.features.includes('negative')) return true
  // Persian verbs show negation by their features: نیست as a form of نبودن, "to be missing", is not negated again.
  const isVerb = language === 'fa' && first?.entry.type === 'verb'
  return parts.some((part) =>
    isVerb ? words[part]?.folded === 'نباید' : isNegationAt(language, words, part),
  )
}

/** The value of a number word, unless another reading is likelier, such as the verb "achten". */
function numberOf(
  language: Language,
  words: readonly Word[],
  at: number,
  hits: readonly Hit<Inflected>[],
): string | null {
  const { length = 1, value } = numberAt(language, words, at) ?? {}
  if (value === undefined || length > 1) return null
  const type = hits[0]?.entry.type
  if (type === undefined || type === 'number' || (type === 'word' && language === 'fa')) return value
  const isOrdinalOrHalf = type === 'adjective' && /[.½]$/.test(value)
  const isTimes = type === 'adverb' && value.endsWith('×') && value !== '1×'
  return isOrdinalOrHalf || isTimes ? value : null
}

/** Latin digits, the German decimal sign instead of the Persian one, and "5 €" instead of "5,- €". */
function germanDigits(text: string): string {
  return text
    .replace(noCents, '')
    .replace(/\p{Nd}/gu, (digit) => fold(digit))
    .replaceAll('٫', ',')
    .replaceAll('٬', '.')
    .replaceAll('٪', '%')
}
