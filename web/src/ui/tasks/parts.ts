import type { Language } from '@pol/language/language'
import { type Item, targetOf } from '@pol/learning/item'
import { partsOf, soundsOfParts } from '@pol/learning/tasks/order'
import type { Part } from './ordering.tsx'

/** The parts of a sentence in display order; Persian ones with their transliteration if it is shown. */
export function partsWithSounds(
  parts: readonly string[],
  item: Item,
  language: Language,
  isShown: boolean,
): Part[] {
  const sounds = isShown && language === 'fa' ? soundsOfParts(item) : []
  const texts = partsOf(targetOf(item, language), language)
  const soundOf = new Map(texts.map((text, at) => [text, sounds[at]] as const))
  return parts.map((text) => ({ text, sound: soundOf.get(text) }))
}
