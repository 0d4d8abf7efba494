import { type Language, languages } from '@pol/language/language'
import type { Word } from './item.ts'
import type { Leaders } from './leaders.ts'

/**
 * Gives each word the other entries for which it stands, in the order of their leaders.
 * @param firstMeanings ids of the entries whose meaning comes first among those of their word.
 */
export function withEntries(
  words: readonly Word[],
  { membersOf, isShown }: Leaders,
  firstMeanings: Readonly<Record<Language, readonly string[]>>,
): Word[] {
  const byId = new Map(words.map((word) => [word.id, word]))
  return words.map((word) => {
    const others = languages.map((language) => {
      const [, ...ids] = membersOf(language, word.id)
      const shown = ids.filter((id) => isShown(language, id))
      return [language, shown.flatMap((id) => byId.get(id) ?? [])] as const
    })
    const hasOthers = others.some(([, entries]) => entries.length > 0)
    if (!hasOthers) return word
    const first = others.flatMap(([language, entries]) => {
      const found = entries.find(({ id }) => firstMeanings[language].includes(id))
      return found ? [[language, found.id] as const] : []
    })
    return {
      ...word,
      others: Object.fromEntries(others),
      ...(first.length > 0 && { first: Object.fromEntries(first) }),
    }
  })
}
