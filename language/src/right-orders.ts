import { germanClauseOrders, isGermanClause, joinGerman, withoutCapital } from './german-orders.ts'
import type { Language } from './language.ts'
import { persianClauseOrders } from './persian-orders.ts'

/** Bounds the combinations of several clauses. */
const mostOrders = 24

/** A part of a sentence between punctuation marks, and whether it begins a sentence. */
interface Piece {
  readonly words: readonly string[]
  readonly isFirst: boolean
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
 */
export function rightOrders(text: string, language: Language): string[] {
  const pieces = piecesOf(text, language)
  // Behind a subordinate clause, or within one, the verb stands elsewhere.
  if (language === 'de' && pieces.some(({ words }) => words.some(isSubordinating))) return [joined(pieces)]
  const orders = pieces.reduce<string[][]>(
    (beginnings, { words }) =>
      beginnings.flatMap((beginning) =>
        ordersOf(words, language).map((order) => [...beginning, order.join(' ')]),
      ),
    [[]],
  )
  return [...new Set(orders.map((order) => order.filter(Boolean).join(' ')))].slice(0, mostOrders)
}

/**
 * The other right orders of a text as they are written: each sentence begins with a capital. Without punctuation. Orders of
 * several sentences are not combined.
 */
export function rewrittenOrders(text: string, language: Language): string[] {
  const sentences = text.split(/(?<=[.!?؟…])\s+/u)
  return sentences.flatMap((sentence, at) =>
    rightOrders(sentence, language)
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

function joined(pieces: readonly Piece[]): string {
  return pieces.map(({ words }) => words.join(' ')).join(' ')
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
      pieces.push({ words: isStart ? withoutCapital(bare) : bare, isFirst })
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
