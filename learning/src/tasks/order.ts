import type { Language } from '@pol/language/language'
import { rightOrders, wordsToOrder } from '@pol/language/right-orders'
import { type Verdict, verdictOn } from '../grading.ts'
import { differencesOf, type Range } from '../grading/differences.ts'
import { type Item, targetOf } from '../item.ts'
import { type Random, shuffled } from '../random.ts'
import type { Task } from './task.ts'

/** Fewer parts are no task. */
export const fewestParts = 3
/** Maximum of parts that a learner can overview. */
const mostParts = 8

/** The words of a sentence in parts to put in order; those of long sentences have several words. */
export function partsOf(text: string, language: Language): string[] {
  const words = wordsToOrder(text, language)
  const size = Math.ceil(words.length / mostParts)
  return Array.from({ length: Math.ceil(words.length / size) || 0 }, (_, at) =>
    words.slice(at * size, (at + 1) * size).join(' '),
  )
}

/**
 * The transliterations of the parts of a Persian text, in their order. None if the transliteration has another number of words,
 * since it would stand under other parts.
 */
export function soundsOfParts({ farsi, transliteration }: Item): string[] {
  const [words, sounds] = [farsi, transliteration].map((text) => wordsToOrder(text, 'fa').length)
  return words === sounds ? partsOf(transliteration, 'fa') : []
}

/** A sentence, or a phrase of three or more words, to put in order; null if it has fewer. */
export function orderTask(item: Item, language: Language, random: Random): Task | null {
  const text = targetOf(item, language)
  const parts = partsOf(text, language)
  if (parts.length < fewestParts) return null
  const accepted = rightOrders(text, language)
  return { kind: 'order', parts: mixed(parts, random, accepted, ' '), answer: parts.join(' '), accepted }
}

/**
 * Grades parts that were put in order. The right answer is shown as the sentence is written, with capital and marks, which
 * the parts lack.
 */
export function verdictOnOrder(
  given: string,
  accepted: readonly string[],
  item: Item,
  language: Language,
): Verdict {
  const verdict = verdictOn(given, { accepted }, language)
  if (verdict.isRight) return verdict
  const answer = targetOf(item, language)
  const own = wordsToOrder(answer, language).join(' ')
  const { typed, answer: ranges } = differencesOf(verdict.typed, own)
  return { ...verdict, answer, differences: { typed, answer: inWritten(answer, own, ranges) } }
}

/** Ranges of the words to order, in the sentence as it is written. @param own the words, one space between them. */
function inWritten(written: string, own: string, ranges: readonly Range[]): Range[] {
  const places = Array.from(own.matchAll(/\S+/gu), ({ 0: word, index }) => ({ word, index }))
  let from = 0
  const shifts = places.map(({ word, index }) => {
    const at = written.toLowerCase().indexOf(word.toLowerCase(), from)
    from = at + word.length
    return { index, shift: at - index }
  })
  return ranges.map(([start, end]) => {
    const shift = shifts.findLast(({ index }) => index <= start)?.shift ?? 0
    return [start + shift, end + shift]
  })
}

/** The parts in a random order that is not right. */
export function mixed(
  parts: readonly string[],
  random: Random,
  accepted: readonly string[],
  joiner: string,
): string[] {
  // Limits the attempts: with equal parts, a different order may not exist.
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const order = shuffled(parts, random)
    if (!accepted.includes(order.join(joiner))) return order
  }
  return parts.toReversed()
}
