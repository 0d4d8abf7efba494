import type { Language } from '@pol/language/language'
import { type Item, targetOf } from '@pol/learning/item'
import { partsOf } from '@pol/learning/tasks/order'
import type { Part } from './ordering.tsx'

/** The parts of a sentence in display order; Persian ones with their transliteration if it is shown and has as many parts. */
export function partsWithSounds(
  parts: readonly string[],
  item: Item,
  language: Language,
  isShown: boolean,
): Part[] {
  const texts = partsOf(targetOf(item, language), language)
  const sounds = partsOf(item.transliteration, 'fa')
  const isKnown = isShown && language === 'fa' && texts.length === sounds.length
  const soundOf = new Map(isKnown ? texts.map((text, at) => [text, sounds[at] ?? ''] as const) : [])
  return parts.map((text) => ({ text, sound: soundOf.get(text) }))
}
