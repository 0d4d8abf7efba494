import type { Language } from '@pol/language/language'
import { germanOf, type Item } from '@pol/learning/item'
import type { Catalogue } from '../../../lib/learning/catalogue.ts'
import type { Spoken } from '../../speech/player.ts'

/** Speech of an item in one language. @param recording id of the recording to play instead, if there is one. */
export function spokenOf(item: Item, language: Language, catalogue: Catalogue, recording?: string): Spoken {
  if (language === 'de') return { text: germanOf(item), voice: 'alloy', recording }
  return { ...catalogue.persianSpeechOf(item), voice: 'nova', recording }
}
