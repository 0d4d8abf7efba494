import type { Language } from '@pol/language/language'
import { meaningsInUnit } from '@pol/learning/lessons/meanings-in-unit'
import type { Meanings } from '@pol/learning/meanings'
import type { Catalogue } from '../../lib/learning/catalogue.ts'

/** The catalogue with the meanings of words that the lessons of a unit show. @param unit from 1. */
export function catalogueOfLesson(catalogue: Catalogue, language: Language, unit: number): Catalogue {
  const items = catalogue.items.map(meaningsInUnit(language, catalogue.groups.units, unit))
  let meanings: Meanings | undefined
  return {
    ...catalogue,
    items,
    byId: new Map(items.map((item) => [item.id, item])),
    // What is alike depends on all meanings, also on those that are not shown.
    meanings: () => (meanings ??= { ...catalogue.meanings(), items }),
  }
}
