import { placesOfAddress } from './address-orders.ts'
import { isGermanClause, isNoun, isPreposition, joinGerman, withoutCapital } from './german-clause.ts'
import { questionOrStatement } from './german-fronts.ts'
import { germanClauseOrders } from './german-orders.ts'
import type { Language } from './language.ts'
import { persianClauseOrders } from './persian-orders.ts'

/** Bounds the combinations of several clauses. */
const mostOrders = 24

/** A part of a sentence between punctuation marks, and whether it begins a sentence. */
interface Piece {
  readonly words: readonly string[]
  readonly isFirst: boolean
  /** The marks behind it. */
  readonly end: string
}

/**
 * The words of a sentence as they are put in order: without punctuation, and without the capitals that only mark the
 * beginning of a sentence. Nouns, names and "Sie" keep theirs.
 */
export function wordsToOrder(text: string, language: Language): string[] {
  return piecesOf(text, language).flatMap(({ words }) => words)
}

/**
 * The right orders of the words of a sentence, as `wordsToOrder` gives them: its own first, then those that are
 * certainly right, too, such as "heute gehe ich" for "Ich gehe heute". An order that is missing here may still be right.
 * Words without marks may be a question in either order: "Sind Sie Ali?", "Sie sind Ali?"
 */
export function rightOrders(text: string, language: Language): string[] {
  return ordersIn(text, language, questionOrStatement)
}

/** Like `rightOrders`, of words with their marks: a question is not asked in the order of a statement. */
export function ordersWithMarks(text: string, language: Language): string[] {
  return ordersIn(text, language, () => [])
}

/** @param more further orders of a German question. */
function ordersIn(
  text: string,
  language: Language,
  more: (words: readonly string[]) => (readonly string[])[],
): string[] {
  const pieces = piecesOf(text, language)
  // Behind a subordinate clause, or within one, the verb stands elsewhere.
  if (language === 'de' && pieces.some(({ words }) => words.some(isSubordinating)))
    return [pieces.map(({ words }) => words.join(' ')).join(' ')]
  const sentences = sentencesIn(pieces).map((parts) => {
    const isQuestion = language === 'de' && (parts.at(-1)?.end.includes('?') ?? false)
    const orders = parts.map(({ words }, at) => {
      if (language === 'de' && isTiedClause(words, parts[at + 1])) return [words]
      return [...ordersOf(words, language), ...(isQuestion ? more(words) : [])]
    })
    return placesOfAddress(parts, language).flatMap((places) =>
      combined(places.map((at) => (orders[at] ?? []).map((order) => order.join(' ')))),
    )
  })
  return [...new Set(combined(sentences))].slice(0, mostOrders)
}

/** All combinations of the variants of parts, the first of each first. */
function combined(parts: readonly (readonly string[])[]): string[] {
  return parts.reduce<string[]>(
    (beginnings, variants) =>
      beginnings
        .flatMap((beginning) => variants.map((variant) => `${beginning} ${variant}`.trim()))
        .slice(0, mostOrders),
    [''],
  )
}

function sentencesIn(pieces: readonly Piece[]): Piece[][] {
  return pieces.reduce<Piece[][]>((sentences, piece) => {
    const last = sentences.at(-1)
    if (piece.isFirst || !last) return [...sentences, [piece]]
    return [...sentences.slice(0, -1), [...last, piece]]
  }, [])
}

/** Whether a relative clause may follow, or an addition such as "…, aus Teheran": they stay behind their words. */
function isTiedClause(words: readonly string[], next: Piece | undefined): boolean {
  const [first = ''] = next?.words ?? []
  return words.some(isNoun) && (isPreposition(first) || /^(?:d(?:er|ie|as|en|em)|deren|dessen)$/.test(first))
}

/**
 * The other right orders of a text as they are written: each sentence begins with a capital. Without punctuation. Orders of
 * several sentences are not combined.
 */
export function rewrittenOrders(text: string, language: Language): string[] {
  const sentences = text.split(/(?<=[.!?؟…])\s+/u)
  return sentences.flatMap((sentence, at) =>
    ordersWithMarks(sentence, language)
      .slice(1)
      .map((order) =>
        sentences
          .with(
            at,
            order.replace(/^./u, (first) => first.toUpperCase()),
          )
          .join(' '),
      ),
  )
}

const subordinating =
  /^(?:dass|weil|wenn|ob|als|obwohl|damit|bevor|nachdem|während|seitdem|sobald|solange|falls|indem|um)$/

/** "um" introduces a clause only in "um … zu": a time such as "um zehn Uhr" has no "zu". */
export function isSubordinating(word: string, _: number, words: readonly string[]): boolean {
  const small = word.toLowerCase()
  return subordinating.test(small) && (small !== 'um' || words.includes('zu'))
}

const sentenceEnd = /[.!?؟…]/u
const mark = /[.!?؟…,;:،؛–—]+(?=\s|$)/u

/** The clauses of a text, as far as punctuation shows them. */
export function piecesOf(text: string, language: Language): Piece[] {
  // A "please" behind a comma belongs to the words before.
  const tied = text.replaceAll(/[,،](?= (?:bitte|لطفاً)(?:[.!?؟]|$))/gu, '')
  const pieces: Piece[] = []
  let isFirst = true
  for (const [part = '', words = '', end = ''] of tied.matchAll(
    new RegExp(`(.*?)(${mark.source}|$)`, 'gsu'),
  )) {
    if (part === '') continue
    const bare = words
      .split(/\s+/u)
      .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
      .filter(Boolean)
    if (bare.length > 0) {
      const isStart = isFirst && language === 'de'
      pieces.push({ words: isStart ? withoutCapital(bare) : bare, isFirst, end })
      isFirst = false
    }
    if (sentenceEnd.test(end)) isFirst = true
  }
  return pieces
}

/** The right orders of the words of a clause, its own first. */
export function ordersOf(words: readonly string[], language: Language): (readonly string[])[] {
  if (language === 'fa') return closure(words, persianClauseOrders)
  const at = words.findIndex(
    (word, at) => at > 1 && joinGerman.test(word) && isGermanClause(words.slice(at + 1)),
  )
  if (at < 0) return closure(words, germanClauseOrders)
  const [first, second] = [words.slice(0, at), words.slice(at + 1)]
  const join = words[at] ?? ''
  return closure(first, germanClauseOrders).flatMap((before) =>
    closure(second, germanClauseOrders).map((after) => [...before, join, ...after]),
  )
}

/** All orders that are reached from the given one by single moves. */
function closure(
  words: readonly string[],
  moves: (words: readonly string[]) => (readonly string[])[],
): (readonly string[])[] {
  const found = new Map([[words.join(' '), words]])
  for (const order of found.values()) {
    if (found.size > mostOrders) break
    for (const next of moves(order)) if (!found.has(next.join(' '))) found.set(next.join(' '), next)
  }
  return [...found.values()]
}
