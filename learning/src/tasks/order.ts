import type { Language } from '@pol/language/language'
import { rightOrders, wordsToOrder } from '@pol/language/right-orders'
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
